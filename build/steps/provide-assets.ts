import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCached } from "../cache/cache-file.ts";
import type { BuiltAssets } from "../../model/page-assets.ts";
import type { AssetsJob } from "./assets-process.ts";
import type { AssetSettings } from "./build-assets.ts";
import { runInChild } from "../run-in-child.ts";

export interface ProvidedAssets {
  assets: BuiltAssets;
  copyTo: (outDir: string) => void;
}

/** Returns scripts, styles and fonts, from `.cache/assets` if their inputs are unchanged. */
export async function provideAssets(
  root: string,
  code: string,
  settings: AssetSettings,
): Promise<ProvidedAssets> {
  const cache = join(root, ".cache");
  const cachedFolder = join(cache, "assets");
  const key = createHash("sha256")
    .update(JSON.stringify([code, settings]))
    .digest("hex");
  removeUnfinished(cache);
  const readLast = () => readCached<{ key: string; assets: BuiltAssets }>(join(cachedFolder, "assets.json"));
  if (readLast()?.key !== key) {
    mkdirSync(cache, { recursive: true });
    // Use a unique folder, because the child process of a killed build may still be writing to an earlier one.
    const folder = mkdtempSync(join(cache, "assets-"));
    const job: AssetsJob = { root, folder, key, settings };
    await runInChild(new URL("./assets-process.ts", import.meta.url), job);
    rmSync(cachedFolder, { recursive: true, force: true });
    renameSync(folder, cachedFolder);
  }
  const last = readLast();
  if (last === undefined) throw new Error("The bundled assets cannot be read.");
  return {
    assets: last.assets,
    copyTo: (outDir) => cpSync(join(cachedFolder, "files"), outDir, { recursive: true }),
  };
}

/** Removes files left by failed or killed builds, which is safe because builds do not run concurrently. */
function removeUnfinished(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache))
    if (name.startsWith("assets-")) rmSync(join(cache, name), { recursive: true });
}
