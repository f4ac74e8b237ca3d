import type { UserConfig } from "@11ty/eleventy";
import { requireContext } from "./build/eleventy/build-context.ts";
import { pageTemplatesPlugin } from "./build/eleventy/page-templates.ts";
import { siteDataPlugin } from "./build/eleventy/site-data.ts";

export default function configure(eleventy: UserConfig): void {
  const context = requireContext();
  // Eleventy creates this benchmark group before it applies quiet mode, so the group would print timings as
  // warnings on slow machines.
  eleventy.benchmarks.config.setIsVerbose(false);
  eleventy.addPlugin(siteDataPlugin, context);
  eleventy.addPlugin(pageTemplatesPlugin, context);
  // Drop `.html` from URLs: `about.html` is served, linked and listed as `/about`.
  eleventy.addUrlTransform(({ url }) => url.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""));
}

export const config = {
  dir: { input: "site/pages" },
};
