import type { UserConfig } from "@11ty/eleventy";

/** Copies static files. */
export function publicFiles(eleventy: UserConfig): void {
  eleventy.addPassthroughCopy({ "site/public": "/" });
}
