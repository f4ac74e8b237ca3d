import { watch } from "chokidar";
import type { InvalidDraft } from "../../model/loading/exclude-unpublished.ts";
import { reusePagesInPlace } from "./earlier-pages.ts";
import { createSiteAssembler } from "./assemble-site.ts";
import type { BuildInputs } from "./build-inputs.ts";
import { withBuildLock } from "./work-folder.ts";

export interface WatchedSite {
  outDir: string;
  onBuilt: (build: { files: number; milliseconds: number; invalidDrafts: readonly InvalidDraft[] }) => void;
  onFailed: (error: unknown) => void;
}

/** Debounce after a change, in milliseconds, because editors write a file in several steps. */
const DEBOUNCE_MS = 40;

/**
 * Builds the site, then rebuilds it on every content change. Resolves when the first build is done and the watcher
 * is running.
 */
export async function rebuildOnChange(
  inputs: BuildInputs,
  { outDir, onBuilt, onFailed }: WatchedSite,
): Promise<void> {
  const assemble = createSiteAssembler(inputs, outDir, reusePagesInPlace(outDir));
  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    try {
      const { files, invalidDrafts, rememberPages } = await withBuildLock(inputs.root, assemble);
      rememberPages();
      onBuilt({ files, invalidDrafts, milliseconds: performance.now() - start });
    } catch (error) {
      onFailed(error);
    }
  };
  await rebuild();
  let timer: NodeJS.Timeout | undefined;
  let runningBuild = Promise.resolve();
  const watcher = watch(["content", "site/public"], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      runningBuild = runningBuild.then(rebuild);
    }, DEBOUNCE_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
}
