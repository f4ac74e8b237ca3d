import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PreparedBuild } from "./builder.ts";
import { runMeasured, type Usage } from "./run-measured.ts";

/** What the three kinds of build took. */
export interface BuildUsage {
  /** Without output and caches. */
  cold: Usage;
  /** Once more, with nothing changed. */
  warm: Usage;
  /** Once more, with a paragraph added to one article. */
  changed: Usage;
}

interface Inputs {
  /** Folder of the articles' Markdown files. */
  articles: string;
  slugs: readonly string[];
  /** How often each build is run. */
  rounds: number;
}

let changes = 0;

/**
 * Runs a build cold, warm and after a change, and looks whether it wrote what it should.
 * @returns the run of median time of each
 * @throws Error when a build fails, or a page is missing or old
 */
export async function measureBuild(
  { command, leftovers, page }: PreparedBuild,
  { articles, slugs, rounds }: Inputs,
): Promise<BuildUsage> {
  const runs: BuildUsage[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
    const cold = await runMeasured(command);
    const missing = slugs.find((slug) => !existsSync(page(slug)));
    if (missing !== undefined) throw new Error(`${page(missing)} was not written.`);
    const warm = await runMeasured(command);
    const slug = slugs[round % slugs.length] ?? "";
    const text = changeArticle(articles, slug);
    const changed = await runMeasured(command);
    if (!readFileSync(page(slug), "utf8").includes(text)) throw new Error(`${page(slug)} lacks "${text}".`);
    runs.push({ cold, warm, changed });
  }
  return {
    cold: median(runs.map(({ cold }) => cold)),
    warm: median(runs.map(({ warm }) => warm)),
    changed: median(runs.map(({ changed }) => changed)),
  };
}

/** Adds a paragraph that no article has to one of them. @returns what it says */
export function changeArticle(articles: string, slug: string): string {
  const text = `Changed for the ${++changes}th time.`;
  appendFileSync(join(articles, `${slug}.md`), `\n${text}\n`);
  return text;
}

function median(usages: readonly Usage[]): Usage {
  const sorted = [...usages].sort((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] as Usage;
}
