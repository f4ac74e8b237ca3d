import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The code that the figures of a benchmark depend on, by the benchmark's ID. */
const MEASURED_CODE: Readonly<Record<string, readonly string[]>> = {
  builds: ["build", "content", "model", "site", "eleventy.config.ts"],
  deliveries: ["server/jobs", "supabase"],
  desk: ["server/operator", "supabase"],
  embeds: ["build/embed", "widgets"],
  hosts: ["build/embed/npm", "tests/hosts"],
  keys: ["widgets", "build/assets"],
  lighthouse: ["site", "widgets"],
  load: ["server", "supabase"],
  memory: ["server", "supabase"],
  paint: ["site", "widgets", "build/assets"],
  visits: ["site", "widgets", "build/assets"],
  walk: ["server", "supabase"],
};

const DOCUMENTS = "docs/performance";
const TABLES = /<!-- bench:(\w+) -->\s+Measured (\S+)(?: at (\w+))?/g;

/** Lists the benchmarks whose tables are older than the code that they measure, one line each. */
export function listOldFigures(): string[] {
  const files = readdirSync(DOCUMENTS).map((name) => `${DOCUMENTS}/${name}`);
  return files.flatMap((file) => {
    const tables = [...readFileSync(file, "utf8").matchAll(TABLES)];
    return tables.flatMap(([, id = "", day = "", commit]) => {
      const paths = MEASURED_CODE[id];
      // A test measures the other figures.
      if (paths === undefined) return [];
      const changes = commit === undefined ? NaN : countCommits(commit, paths);
      if (changes === 0) return [];
      const age = Number.isNaN(changes)
        ? "an unknown commit"
        : `${changes} commits before the newest in ${paths.join(", ")}`;
      return [`${file}, ${id}: measured ${day}, at ${age} (npm run bench -- ${id})`];
    });
  });
}

/** Counts the commits since the given one that changed these paths; NaN without that commit. */
function countCommits(commit: string, paths: readonly string[]): number {
  const args = ["rev-list", "--count", `${commit}..HEAD`, "--", ...paths];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? Number(stdout) : NaN;
}
