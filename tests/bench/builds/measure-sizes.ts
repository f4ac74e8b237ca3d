import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Builder } from "./builder.ts";
import { copyProject } from "./copy-project.ts";
import { measureBuild, type BuildUsage } from "./measure-build.ts";
import { ourBuild } from "./ours.ts";
import { writeSampleArticles } from "./write-sample-articles.ts";

/** How ours is named in the table. */
export const OURS = "This project";

/** A builder at a size. */
export interface SizeResult {
  builder: string;
  articles: number;
  usage: BuildUsage;
}

/** Builds generated sites of one size with this project and each of the peers, one after the other, in a folder that is removed. */
export async function measureSize(
  articles: number,
  peers: readonly Builder[],
  rounds: number,
): Promise<SizeResult[]> {
  const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-bench-"));
  try {
    const root = join(scratch, "ours");
    copyProject(root);
    const slugs = writeSampleArticles(root, articles);
    const folder = join(root, "content", "insights");
    const results: SizeResult[] = [];
    const measure = async (builder: string, build: ReturnType<typeof ourBuild>): Promise<void> => {
      const usage = await measureBuild(build, { articles: folder, slugs, rounds });
      results.push({ builder, articles, usage });
      const [cold, warm, changed] = [usage.cold, usage.warm, usage.changed].map(({ seconds }) =>
        seconds.toFixed(2),
      );
      const memory = Math.round(usage.cold.mebibytes);
      console.log(
        `${articles} articles, ${builder}: ${cold} s cold, ${warm} s warm, ${changed} s changed, ${memory} MiB`,
      );
    };
    for (const peer of peers) {
      const place = join(scratch, peer.name);
      mkdirSync(place);
      await measure(peer.name, await peer.prepare({ articles: folder, folder: place }));
      rmSync(place, { recursive: true });
    }
    await measure(OURS, ourBuild(root, ["--without-social-images"]));
    return results;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
