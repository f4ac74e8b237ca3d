import type { UserConfig } from "@11ty/eleventy";

export function publicFilesPlugin(eleventy: UserConfig): void {
  eleventy.addPassthroughCopy({ "site/public": "/" });
}
