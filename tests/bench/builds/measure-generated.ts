import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Builder, PreparedBuild } from "./builder.ts";
import { copyProject } from "./copy-project.ts";
import { measureBuild, type BuildUsage } from "./measure-build.ts";
import { measureOurs, OURS } from "./ours.ts";

/** A build of a generated site. */
export interface GeneratedResult {
  count: number;
  /** Of the builder, whatever its version. */
  name: string;
  label: string;
  usage: BuildUsage;
}

/**
 * Builds a generated site with each of the peers and with this project, one after the other.
 * @param count how many articles the site has
 * @param scratch folder for all files
 * @param skipped told which peer could not be had, and why
 */
export async function measureGenerated(
  count: number,
  peers: readonly Builder[],
  scratch: string,
  skipped: (peer: string, reason: string) => void,
): Promise<GeneratedResult[]> {
  const place = join(scratch, `site-${count}`);
  mkdirSync(place);
  const copy = copyProject(join(place, "ours"), count);
  const results: GeneratedResult[] = [];
  const add = (name: string, label: string, usage: BuildUsage): void => {
    results.push({ count, name, label, usage });
    console.log(`${count} articles, ${label}: ${describe(usage)}`);
  };
  for (const peer of peers) {
    const folder = join(place, peer.name);
    mkdirSync(folder);
    let build: PreparedBuild;
    try {
      build = await peer.prepare({ articles: copy.articles, folder, shared: scratch });
    } catch (error) {
      skipped(peer.name, error instanceof Error ? error.message : String(error));
      continue;
    }
    add(peer.name, build.label, await measureBuild(build, copy));
    rmSync(folder, { recursive: true });
  }
  add(OURS, OURS, await measureOurs(copy, ["--without-social-images"]));
  rmSync(place, { recursive: true });
  return results;
}

/** `1.20 s cold, 1.10 s warm, 1.11 s changed, 210 MiB`. */
export function describe({ cold, warm, changed }: BuildUsage): string {
  const times = Object.entries({ cold, warm, changed }).flatMap(([kind, usage]) =>
    usage === undefined ? [] : [`${usage.seconds.toFixed(2)} s ${kind}`],
  );
  return [...times, `${Math.round(cold.mebibytes)} MiB`].join(", ");
}
