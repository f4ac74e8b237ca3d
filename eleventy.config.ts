import type { UserConfig } from "@11ty/eleventy";
import { cleanUrls } from "./build/eleventy/clean-urls.ts";
import { requireContext } from "./build/eleventy/context.ts";
import { pageTemplates } from "./build/eleventy/page-templates.ts";
import { publicFiles } from "./build/eleventy/public-files.ts";
import { siteData } from "./build/eleventy/site-data.ts";

export default function configure(eleventy: UserConfig): void {
  const context = requireContext();
  // Eleventy creates this benchmark group before it applies quiet mode, so the group would print timings as
  // warnings on slow machines.
  eleventy.benchmarks.config.setIsVerbose(false);
  eleventy.addPlugin(siteData, context);
  eleventy.addPlugin(pageTemplates, context);
  eleventy.addPlugin(publicFiles);
  eleventy.addPlugin(cleanUrls);
}

export const config = {
  dir: { input: "site/pages" },
};
