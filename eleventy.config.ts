import type { UserConfig } from "@11ty/eleventy";
import { cleanUrls } from "./build/eleventy/clean-urls.ts";
import { requireContext } from "./build/eleventy/context.ts";
import { markdownPages } from "./build/eleventy/markdown-pages.ts";
import { pageTemplates } from "./build/eleventy/page-templates.ts";
import { prerenderedWidgets } from "./build/eleventy/prerendered-widgets.ts";
import { publicFiles } from "./build/eleventy/public-files.ts";
import { siteData } from "./build/eleventy/site-data.ts";
import { sourceFolders } from "./build/eleventy/source-folders.ts";

/** A table of contents: what each line does is in the file of its name. */
export default function configure(eleventy: UserConfig): void {
  const context = requireContext();
  eleventy.addPlugin(sourceFolders);
  eleventy.addPlugin(siteData, context);
  eleventy.addPlugin(pageTemplates, context);
  eleventy.addPlugin(markdownPages, context);
  eleventy.addPlugin(prerenderedWidgets, context);
  eleventy.addPlugin(publicFiles);
  eleventy.addPlugin(cleanUrls);
}

export const config = {
  dir: { input: ".", includes: "site/layouts", data: "content/_eleventy" },
  markdownTemplateEngine: false,
  htmlTemplateEngine: false,
};
