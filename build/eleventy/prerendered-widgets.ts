import type { UserConfig } from "@11ty/eleventy";

/** Puts each widget's markup into its tag, in every written HTML page. */
export function prerenderedWidgets(
  eleventy: UserConfig,
  { prerender }: { prerender: (html: string) => string },
): void {
  eleventy.addTransform("prerender-widgets", function (content: string) {
    const { outputPath, inputPath } = this.page;
    if (typeof outputPath !== "string" || !outputPath.endsWith(".html")) return content;
    try {
      return prerender(content);
    } catch (error) {
      throw new Error(`${inputPath}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
