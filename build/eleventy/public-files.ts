import type { UserConfig } from "@11ty/eleventy";

/** Files that go out as they are. */
export function publicFiles(eleventy: UserConfig): void {
  eleventy.addPassthroughCopy({ "site/public": "/" });
}
