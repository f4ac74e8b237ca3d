import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmbedBundle } from "../../site/model/page-assets.ts";

export function readEmbedRelease(dist: string): EmbedBundle["pinned"] {
  return JSON.parse(readFileSync(join(dist, "embed", "release.json"), "utf8")) as EmbedBundle["pinned"];
}
