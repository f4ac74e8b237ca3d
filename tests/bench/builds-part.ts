import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ProjectCopy, copyProject } from "../copy-project.ts";
import { freshShell } from "../fresh-shell.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { startNode } from "../start-program.ts";
import { withScratchFolder } from "./stages.ts";
import { type PreparedBuild, type Builder, PEERS } from "./peers.ts";
import { runMeasured, type Usage } from "./run-measured.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

interface BuildUsage {
  cold: Usage;
  /** Again without a change; like the next figure, skipped if the cold build took too long. */
  warm?: Usage;
  changed?: Usage;
  /** Number of rebuilds that left a changed article's page stale. */
  stale: number;
}

/** Runs of each build; the median is reported. A long build runs once. */
const ROUNDS = 3;
/** Cold builds longer than this many seconds run once. */
const REPEAT_UP_TO = 5;
/** After a cold build longer than this many seconds, the other builds are skipped. */
const MAX_COLD_SECONDS = 100;

/**
 * Runs a build cold, warm and after a change, and checks its output.
 * @throws Error when a build fails or does not write a page
 */
async function measureBuild(
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
    if (cold.seconds > MAX_COLD_SECONDS) return { cold, stale };
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

/** Adds a unique paragraph to one article. @returns its text */
function changeArticle(articles: string, slug: string): string {
  const text = `This is change ${++changes}.`;
  appendFileSync(join(articles, `${slug}.md`), `\n${text}\n`);
  return text;
}

function middle(usages: readonly Usage[]): Usage {
  const sorted = [...usages].sort((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] as Usage;
}

/**
 * Measures `npm run build` in a copy of the project.
 * @param options command-line options after `--`
 * @throws Error when a build fails, does not write a page, or leaves a stale one
 */
async function measureOurs(copy: ProjectCopy, options: readonly string[] = []): Promise<BuildUsage> {
  const { root } = copy;
  const command = {
    program: process.execPath,
    args: [...NODE_ARGUMENTS, "build/build.ts", ...options],
    cwd: root,
    env: { DATA_DIR: join(root, ".data") },
  };
  const usage = await measureBuild(
    {
      label: OURS,
      command,
      leftovers: [join(root, "dist"), join(root, ".builds"), join(root, ".cache")],
      page: (slug) => join(root, "dist", "insights", `${slug}.html`),
    },
    copy,
  );
  if (usage.stale > 0) throw new Error(`${usage.stale} builds after a change left an old page.`);
  return usage;
}

const OURS = "This project";

interface GeneratedResult {
  count: number;
  /** Name of the builder without its version. */
  name: string;
  label: string;
  usage: BuildUsage;
}

async function measureGenerated(
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

function describe({ cold, warm, changed }: BuildUsage): string {
  const times = Object.entries({ cold, warm, changed }).flatMap(([kind, usage]) =>
    usage === undefined ? [] : [`${usage.seconds.toFixed(2)} s ${kind}`],
  );
  return [...times, `${Math.round(cold.mebibytes)} MiB`].join(", ");
}

/** Number of changes, each to a different article. */
const CHANGES = 5;
/** Longest build after a change, in milliseconds. */
const LIMIT_MS = 10 * 60_000;
/** Time after startup in which the watcher scans all files, in milliseconds. */
const WATCHER_MS = 3_000;
/** Poll interval for the written file, in milliseconds. */
const LOOK_MS = 2;

/**
 * Starts `npm run dev` in a copy of the project and changes articles.
 * @returns seconds from each save until the page is written, ascending
 * @throws Error when the server does not start, or never writes a change
 */
async function measureDev({ root, articles, slugs }: ProjectCopy): Promise<number[]> {
  const server = startNode("server/commands/dev.ts", {
    cwd: root,
    env: freshShell({ DATA_DIR: join(root, ".data"), PORT: "0" }),
  });
  try {
    await server.until(/^Ready:/m);
    await sleep(WATCHER_MS);
    const times: number[] = [];
    for (const slug of slugs.slice(0, CHANGES)) {
      const page = join(devFolder(root), "insights", `${slug}.html`);
      const printed = server.output().length;
      const start = performance.now();
      const text = changeArticle(articles, slug);
      const until = async (isTrue: () => boolean): Promise<void> => {
        while (!isTrue()) {
          if (performance.now() - start > LIMIT_MS)
            throw new Error(`${page} was not written:\n${server.output()}`);
          await sleep(LOOK_MS);
        }
      };
      await until(() => existsSync(page) && readFileSync(page, "utf8").includes(text));
      times.push((performance.now() - start) / 1000);
      await until(() => / in \d+ ms\.$/m.test(server.output().slice(printed)));
    }
    return times.sort((a, b) => a - b);
  } finally {
    await server.end();
  }
}

function devFolder(root: string): string {
  const folder = readdirSync(join(root, ".builds")).find((name) => /^dev-[^.]+$/.test(name));
  if (folder === undefined) throw new Error("The development server has no folder.");
  return join(root, ".builds", folder);
}

const SIZES = [100, 1_000, 10_000];
const DEV_SIZE = 1_000;
/** A peer whose cold build takes longer than this many seconds is skipped at the next size, ten times larger. */
const LEFT_OUT_FROM = 15;

export const buildsPart: BenchPart = {
  id: "builds",
  file: "docs/performance/builds.md",
  measure: () =>
    withScratchFolder(async (scratch) => [
      await siteTable(scratch),
      await generatedTable(scratch),
      await devTable(scratch),
    ]),
};

async function siteTable(scratch: string): Promise<BenchTable> {
  const copy = copyProject(join(scratch, "site"));
  const rows: string[][] = [];
  for (const [label, options] of [
    ["`npm run build`", []],
    ["`npm run build -- --without-social-images`", ["--without-social-images"]],
  ] as const) {
    const usage = await measureOurs(copy, options);
    console.log(`This site, ${label}: ${describe(usage)}`);
    rows.push([label, ...cells(usage)]);
  }
  return {
    caption: `This site as it is, ${copy.slugs.length} articles: seconds from the start of the process to its end, the median of ${ROUNDS}, and the highest sum of the resident memory of all its processes during the cold build. Cold is without output and caches, warm the same again, changed with a paragraph more in one article.`,
    columns: ["Build", "Cold", "Warm", "Changed", "Memory"],
    rows,
  };
}

async function generatedTable(scratch: string): Promise<BenchTable> {
  const skipped = new Map<string, string>();
  const rows: string[][] = [];
  const stale: string[] = [];
  const slow = new Map<string, string>();
  for (const size of SIZES) {
    const peers = PEERS.filter(({ name }) => !slow.has(name));
    const results = await measureGenerated(size, peers, scratch, (peer, reason) => skipped.set(peer, reason));
    for (const { name, label, usage } of results) {
      if (size !== SIZES.at(-1) && usage.cold.seconds > LEFT_OUT_FROM)
        slow.set(name, `${label} is left out above ${size.toLocaleString("en-US")} articles, to save time.`);
    }
    rows.push(...results.map((result) => generatedRow(result, results)));
    for (const { label, usage } of results) {
      if (usage.stale > 0)
        stale.push(`${label} left the old page after a change, at ${size} articles: ${usage.stale} times.`);
    }
  }
  return {
    caption: `Generated sites, the same Markdown for all: articles with the headings, lists and blocks of the real ones, a table, and sentences drawn from all of them. Measured as above; a build of more than ${REPEAT_UP_TO} s was run once, and one of more than ${MAX_COLD_SECONDS} s only cold. The goal is at most 2.5 times the floor at 1,000 and 10,000, below 1 GiB.`,
    columns: [
      "Articles",
      "Builder",
      "Cold",
      "Warm",
      "Changed",
      "Memory",
      "To the floor, cold",
      "To the floor, changed",
    ],
    rows,
    notes: [
      "All are started without npm. This project's build leaves out the social images here, which no peer makes.",
      "The bare floor reads the files, renders them with markdown-it into a template string and writes them. The peers put each article into a layout with head, navigation and footer, without highlighting of code; blocks stay listings and widgets empty tags there, and no peer checks the content, draws covers or writes structured data, index, feed, sitemap or this site's other pages, all of which this project's times include.",
      ...stale,
      ...PEERS.flatMap(({ name }) => slow.get(name) ?? []),
      ...[...skipped].map(([peer, reason]) => `${peer} is missing: ${reason}.`),
    ],
  };
}

function generatedRow(
  { count, label, usage }: GeneratedResult,
  results: readonly GeneratedResult[],
): string[] {
  const ratios = (["cold", "changed"] as const).map((kind) => {
    const ratio = (usage[kind]?.seconds ?? NaN) / (results[0]?.usage[kind]?.seconds ?? NaN);
    return Number.isNaN(ratio) ? "" : `${ratio.toFixed(1)} ×`;
  });
  return [count.toLocaleString("en-US"), label, ...cells(usage), ...ratios];
}

function cells({ cold, warm, changed }: BuildUsage): string[] {
  const times = [cold, warm, changed].map((usage) =>
    usage === undefined ? "" : `${usage.seconds.toFixed(2)} s`,
  );
  return [...times, cold.mebibytes === 0 ? "" : `${Math.round(cold.mebibytes)} MiB`];
}

async function devTable(scratch: string): Promise<BenchTable> {
  const rows: string[][] = [];
  for (const count of [0, DEV_SIZE]) {
    const copy = copyProject(join(scratch, `dev-${count}`), count);
    const times = await measureDev(copy);
    const [middle, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)].map(
      (time = NaN) => `${time.toFixed(2)} s`,
    );
    console.log(`npm run dev, ${copy.slugs.length} articles: ${middle}, at most ${slowest}`);
    rows.push([copy.slugs.length.toLocaleString("en-US"), middle ?? "", slowest ?? ""]);
  }
  return {
    caption: `\`npm run dev\`: seconds from saving an article to the written page that has the change, over ${CHANGES} changes. The goal is 0.5 s.`,
    columns: ["Articles", "Median", "Slowest"],
    rows,
  };
}
