import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCached, writeAtomically } from "../cache/cache-file.ts";
import type { BuiltAssets } from "../../site/model/page-assets.ts";
import type { AssetSettings } from "./build-assets.ts";

/** Copies scripts, styles and fonts into a folder, from the cache if their inputs are unchanged. */
export async function provideAssets(
  root: string,
  outDir: string,
  code: string,
  settings: AssetSettings,
): Promise<BuiltAssets> {
  const cache = join(root, ".cache");
  const cachedFolder = join(cache, "assets");
  const key = createHash("sha256")
    .update(JSON.stringify([code, settings]))
    .digest("hex");
  removeUnfinished(cache);
  const cachedAssets = readCached<{ key: string; assets: BuiltAssets }>(join(cachedFolder, "assets.json"));
  const assets = cachedAssets?.key === key ? cachedAssets.assets : await rebuild();
  cpSync(join(cachedFolder, "files"), outDir, { recursive: true });
  return assets;

  async function rebuild(): Promise<BuiltAssets> {
    // Imported lazily, because loading the bundlers takes longer than writing the pages.
    const { buildAssets } = await import("./build-assets.ts");
    const next = join(cache, "assets-next");
    mkdirSync(next, { recursive: true });
    const builtAssets = await buildAssets(root, join(next, "files"), settings);
    // Ends esbuild's process, whose memory would be in use until the end of the build.
    await (await import("esbuild")).stop();
    writeAtomically(join(next, "assets.json"), JSON.stringify({ key, assets: builtAssets }));
    rmSync(cachedFolder, { recursive: true, force: true });
    renameSync(next, cachedFolder);
    return builtAssets;
  }
}

/** Removes files left by failed or killed builds, which is safe because builds do not run concurrently. */
function removeUnfinished(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache))
    if (name.startsWith("assets-")) rmSync(join(cache, name), { recursive: true });
}
