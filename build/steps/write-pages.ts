import { relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { loadArticlePages, type Article } from "../../site/model/loading/load-articles.ts";
import { provideContext, type BuildContext } from "../eleventy/context.ts";

/**
 * Lets Eleventy write the pages of one template or of a folder of them.
 * @param articles whose pages the run writes
 * @returns the paths of the written files
 */
type WritePages = (input: string, articles: readonly Article[]) => Promise<string[]>;

/** Makes the function that writes pages of one site; one run at a time. */
export function createPageWriter(
  root: string,
  outDir: string,
  context: Omit<BuildContext, "articles">,
): WritePages {
  return async (input, articles) => {
    const pages = loadArticlePages(root, context.site.references, articles);
    provideContext({ ...context, articles: pages });
    // Eleventy takes every output path to be relative to the working directory.
    const eleventy = new Eleventy(input, relative(process.cwd(), outDir), {
      configPath: "eleventy.config.ts",
      quietMode: true,
      source: "script",
    });
    // Its summary counts the files of one run of several; what it warns of goes on.
    eleventy.logger.overrideLogger({ ...console, log: () => undefined });
    const [, written] = await eleventy.write();
    return written.map(({ outputPath }) => outputPath);
  };
}
