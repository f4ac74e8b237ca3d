import type { UserConfig } from "@11ty/eleventy";

export function publicFiles(eleventy: UserConfig): void {
  eleventy.addPassthroughCopy({ "site/public": "/" });
}
