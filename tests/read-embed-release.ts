import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PinnedRelease } from "../model/page-assets.ts";

export function readEmbedRelease(dist: string): PinnedRelease {
  return JSON.parse(readFileSync(join(dist, "embed", "release.json"), "utf8")) as PinnedRelease;
}
