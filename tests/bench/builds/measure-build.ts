import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PreparedBuild } from "./builder.ts";
import type { ProjectCopy } from "./copy-project.ts";
import { runMeasured, type Usage } from "./run-measured.ts";

/** What the three kinds of build took. */
export interface BuildUsage {
  /** Without output and caches. */
  cold: Usage;
  /** Once more, with nothing changed; measured, like the next, unless the cold build took too long. */
  warm?: Usage;
  /** Once more, with a paragraph added to one article. */
  changed?: Usage;
  /** How many of the builds after a change left that article's page as it was. */
  stale: number;
}

/** How often a build is run, unless it is a long one; the run of median time counts. */
export const ROUNDS = 3;
/** A cold build of more seconds is not repeated. */
export const REPEAT_UP_TO = 5;
/** After a cold build of more seconds the others are left out. */
export const GO_ON_UP_TO = 100;

/**
 * Runs a build cold, warm and after a change, and looks whether it wrote what it should.
 * @throws Error when a build fails or does not write a page
 */
export async function measureBuild(
  { command, leftovers, page }: PreparedBuild,
  { articles, slugs }: Pick<ProjectCopy, "articles" | "slugs">,
): Promise<BuildUsage> {
  const runs: Required<Omit<BuildUsage, "stale">>[] = [];
  let stale = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
    const cold = await runMeasured(command);
    const missing = slugs.find((slug) => !existsSync(page(slug)));
    if (missing !== undefined) throw new Error(`${page(missing)} was not written.`);
    if (cold.seconds > GO_ON_UP_TO) return { cold, stale };
    const warm = await runMeasured(command);
    const slug = slugs[round] ?? "";
    const text = changeArticle(articles, slug);
    const changed = await runMeasured(command);
    if (!readFileSync(page(slug), "utf8").includes(text)) stale++;
    runs.push({ cold, warm, changed });
    if (cold.seconds > REPEAT_UP_TO) break;
  }
  return {
    cold: middle(runs.map(({ cold }) => cold)),
    warm: middle(runs.map(({ warm }) => warm)),
    changed: middle(runs.map(({ changed }) => changed)),
    stale,
  };
}

let changes = 0;

/** Adds a paragraph that no article has to one of them. @returns what it says */
export function changeArticle(articles: string, slug: string): string {
  const text = `This is change ${++changes}.`;
  appendFileSync(join(articles, `${slug}.md`), `\n${text}\n`);
  return text;
}

/** The run of median time. */
function middle(usages: readonly Usage[]): Usage {
  const sorted = [...usages].sort((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] as Usage;
}
