import type { UserConfig } from "@11ty/eleventy";

/** Drops `.html` from URLs: `about.html` is served, linked and listed as `/about`. */
export function cleanUrlsPlugin(eleventy: UserConfig): void {
  eleventy.addUrlTransform(({ url }) => toCleanUrl(url));
}

function toCleanUrl(url: string): string {
  return url.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "");
}
