import type { UserConfig } from "@11ty/eleventy";

/** `about.html` is served, linked and listed as `/about`. */
export function cleanUrls(eleventy: UserConfig): void {
  eleventy.addUrlTransform(({ url }) => toCleanUrl(url));
}

/** Takes `.html` and `index.html` off a path. */
export function toCleanUrl(url: string): string {
  return url.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "");
}
