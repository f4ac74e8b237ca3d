import { watch } from "chokidar";
import { pagesInPlace } from "./earlier-pages.ts";
import { createSiteAssembler } from "./assemble-site.ts";
import type { BuildInputs } from "./build-inputs.ts";
import { buildAlone } from "./own-folder.ts";

/** Where a watched site is written, and the callbacks for each build. */
export interface WatchedSite {
  outDir: string;
  onBuilt: (build: { files: number; milliseconds: number }) => void;
  onFailed: (error: unknown) => void;
}

/** Quiet time after a change before the site is built again, in milliseconds; editors write a file in several steps. */
const SETTLE_MS = 40;

/** Builds the site once, then again after each change of its content; returns when the first build is done and the watch is on. */
export async function rebuildOnChange(
  inputs: BuildInputs,
  { outDir, onBuilt, onFailed }: WatchedSite,
): Promise<void> {
  const assemble = createSiteAssembler(inputs, outDir, pagesInPlace());
  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    try {
      const { files, rememberPages } = await buildAlone(inputs.root, assemble);
      rememberPages();
      onBuilt({ files, milliseconds: performance.now() - start });
    } catch (error) {
      onFailed(error);
    }
  };
  await rebuild();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(["content", "site/public"], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
}
