import type { UserConfig } from "@11ty/eleventy";
import type { Site } from "../content/load-site.ts";
import { expandText } from "../content/references.ts";
import { createMarkdown } from "./markdown.ts";

/** Markdown of `content/`: its address, its references, and the blocks in it. The folder's JSON file names its layout. */
export function markdownPages(eleventy: UserConfig, { site }: { site: () => Site }): void {
  eleventy.addTemplateFormats(["md"]);
  eleventy.setLibrary("md", createMarkdown(site));
  eleventy.addPreprocessor("references", "md", (_data, content: string) =>
    // The content check has refused unknown names before this runs.
    expandText(content, site().references, () => undefined),
  );
  eleventy.addGlobalData("permalink", () => ({ page }: { page: { filePathStem: string } }) => {
    const path = page.filePathStem.replace(/^\/content(\/legal)?/, "");
    return `${path}.html`;
  });
}
