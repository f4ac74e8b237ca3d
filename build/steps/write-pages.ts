import { relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { provideContext, type BuildContext, type WrittenEntries } from "../eleventy/context.ts";

/**
 * Lets Eleventy write the pages of one template or of a folder of them.
 * @param entries whose pages the run writes
 * @returns the paths of the written files
 */
type WritePages = (input: string, entries: WrittenEntries) => Promise<string[]>;

/** Makes the function that writes pages of one site; one run at a time. */
export function createPageWriter(outDir: string, context: Omit<BuildContext, "entries">): WritePages {
  return async (input, entries) => {
    provideContext({ ...context, entries });
    // Eleventy takes every output path to be relative to the working directory.
    const eleventy = new Eleventy(input, relative(process.cwd(), outDir), {
      configPath: "eleventy.config.ts",
      quietMode: true,
      source: "script",
    });
    // Its summary counts the files of one run of several; its warnings are printed.
    eleventy.logger.overrideLogger({ ...console, log: () => undefined });
    const [, written] = await eleventy.write();
    return written.map(({ outputPath }) => outputPath);
  };
}
