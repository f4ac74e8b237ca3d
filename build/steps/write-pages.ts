import { relative } from "node:path";
import { provideContext, type BuildContext, type TemplateEntries } from "../eleventy/build-context.ts";

type WritePages = (input: string, entries: TemplateEntries) => Promise<string[]>;

/** Returns a function that writes pages and returns their files, relative to `outDir`. Runs must not overlap. */
export function createPageWriter(outDir: string, context: Omit<BuildContext, "entries">): WritePages {
  return async (input, entries) => {
    provideContext({ ...context, entries });
    // Imported lazily, because a build that only reuses pages does not need it.
    const { default: Eleventy } = await import("@11ty/eleventy");
    // Eleventy requires an output path relative to the working directory.
    const eleventy = new Eleventy(input, relative(process.cwd(), outDir), {
      configPath: "eleventy.config.ts",
      quietMode: true,
      source: "script",
    });
    // Suppress the summary, which would count only one of several runs; warnings are still printed.
    eleventy.logger.overrideLogger({ ...console, log: () => undefined });
    const [, written] = await eleventy.write();
    return written.map(({ outputPath }) => relative(outDir, outputPath));
  };
}
