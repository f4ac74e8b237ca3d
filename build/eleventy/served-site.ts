import { rmSync } from "node:fs";
import type { UserConfig } from "@11ty/eleventy";
import { ExpectedError } from "../../model/expected-error.ts";

/** Debounce after a change, in milliseconds, because editors write a file in several steps. */
const DEBOUNCE_MS = 40;

/**
 * Keeps a served site up to date: builds it again after each change of content, and leaves it as it is while the
 * content has mistakes.
 */
export function servedSitePlugin(eleventy: UserConfig, { hasFailed }: { hasFailed: () => boolean }): void {
  for (const path of ["./content/", "./site/public/"]) eleventy.addWatchTarget(path);
  // Changed code needs a restart.
  eleventy.setWatchJavaScriptDependencies(false);
  eleventy.setWatchThrottleWaitTime(DEBOUNCE_MS);
  eleventy.setChokidarConfig({ awaitWriteFinish: false });
  // Widgets keep their state in the DOM, so pages are reloaded instead of patched.
  eleventy.setServerOptions({ domDiff: false });
  eleventy.addPreprocessor("mistakes", "*", () => (hasFailed() ? false : undefined));
  eleventy.on("site.failed", (error: unknown) =>
    console.error(error instanceof ExpectedError ? error.message : error),
  );
}

/** Tracks the pages of a served site, so that a build renders and writes only those that have changed. */
export function trackPages() {
  const written = new Map<string, string>();
  const files = new Set<string>();
  const current = new Map<string, string>();
  return {
    /** Call before a build. */
    start: (): void => current.clear(),
    /**
     * @param file false for a page that is not written
     * @param key changes with anything that the page shows
     */
    isUnchanged: (file: string | false, key: string): boolean => {
      if (file === false) return true;
      files.add(file);
      current.set(file, key);
      if (written.get(file) === key) return true;
      // If the build fails, nobody knows whether it has written the page.
      written.delete(file);
      return false;
    },
    /** Call after a successful build. Removes the pages of earlier builds that are gone. */
    finish: (): void => {
      for (const [file, key] of current) written.set(file, key);
      for (const file of files) {
        if (current.has(file)) continue;
        rmSync(file, { force: true });
        files.delete(file);
        written.delete(file);
      }
    },
  };
}
