import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "../run-in-child.ts";
import { buildAssets, type AssetSettings } from "./build-assets.ts";

export interface AssetsJob {
  root: string;
  folder: string;
  settings: AssetSettings;
}

/** Child process that bundles scripts and styles into the job's folder. */
const { root, folder, settings } = await readJob<AssetsJob>();
const assets = await buildAssets(root, join(folder, "files"), settings);
writeFileSync(join(folder, "assets.json"), JSON.stringify(assets));
