import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltAssets } from "../../model/page-assets.ts";
import type { Store } from "../cache/store.ts";
import { runInChild } from "../run-in-child.ts";
import type { AssetsJob } from "./assets-process.ts";
import type { AssetSettings } from "./build-assets.ts";

/**
 * Returns scripts, styles and fonts, and the folder with their files. They are bundled in a child process, whose memory
 * is freed when it ends, unless the store has them.
 * @param code hash of the code
 */
export async function provideAssets(root: string, store: Store, code: string, settings: AssetSettings) {
  const folder = await store.provide("assets", [code, settings], (path) =>
    runInChild("build/steps/assets-process.ts", {
      root,
      folder: path,
      settings,
    } satisfies AssetsJob),
  );
  store.removeUnused("assets");
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as BuiltAssets;
  return { assets, folder: join(folder, "files") };
}
