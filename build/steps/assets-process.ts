import { join } from "node:path";
import { writeAtomically } from "../cache/cache-file.ts";
import { readJob } from "../run-in-child.ts";
import { buildAssets, type AssetSettings } from "./build-assets.ts";

export interface AssetsJob {
  root: string;
  folder: string;
  key: string;
  settings: AssetSettings;
}

/** Child process that bundles scripts and styles into the job's folder. */
const { root, folder, key, settings } = await readJob<AssetsJob>();
const assets = await buildAssets(root, join(folder, "files"), settings);
// Written last, because its presence marks the folder as complete.
writeAtomically(join(folder, "assets.json"), JSON.stringify({ key, assets }));
