import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ProjectCopy, copyProject } from "../copy-project.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { startNode } from "../start-program.ts";
import { median, medianBy } from "./statistics.ts";
import { logRow } from "./fixtures.ts";
import { type PreparedBuild, SITE_GENERATORS } from "./site-generators.ts";
import { measureCommand } from "./measure-command.ts";
import type { Benchmark, BenchTable } from "./write-tables.ts";

/** Durations in seconds, and peak memory. */
interface BuildUsage {
  coldSeconds: number;
  /** Duration of a second build without changes. */
  warmSeconds: number;
  changedSeconds: number;
  /** Peak memory of the cold build in MiB. */
  memory: number;
}

/** Number of runs of each build; the tables show the median. Large sites are built only once. */
const ROUNDS = 3;
const LARGE_SIZE = 2_000;

/**
 * Measures a cold build, a warm build, and a build after a change.
 * @throws Error if a build fails, does not write a page, or leaves a stale page
 */
async function measureBuild(
  { command, leftovers, page }: PreparedBuild,
  { articles, slugs }: ProjectCopy,
): Promise<BuildUsage> {
  const runs: BuildUsage[] = [];
  for (const slug of slugs.slice(0, slugs.length < LARGE_SIZE ? ROUNDS : 1)) {
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
    const cold = await measureCommand(command);
    const missing = slugs.find((one) => !existsSync(page(one)));
    if (missing !== undefined) throw new Error(`${page(missing)} was not written.`);
    const warm = await measureCommand(command);
    const text = changeArticle(articles, slug);
    const changed = await measureCommand(command);
    if (!readFileSync(page(slug), "utf8").includes(text)) throw new Error(`${page(slug)} is stale.`);
    runs.push({
      coldSeconds: cold.seconds,
      warmSeconds: warm.seconds,
      changedSeconds: changed.seconds,
      memory: cold.mebibytes,
    });
  }
  const medianOf = (kind: keyof BuildUsage): number => medianBy(runs, (run) => run[kind]);
  return {
    coldSeconds: medianOf("coldSeconds"),
    warmSeconds: medianOf("warmSeconds"),
    changedSeconds: medianOf("changedSeconds"),
    memory: medianOf("memory"),
  };
}

let changeCount = 0;

function changeArticle(articles: string, slug: string): string {
  const text = `This is change ${++changeCount}.`;
  appendFileSync(join(articles, `${slug}.md`), `\n${text}\n`);
  return text;
}

const ourBuild = (root: string, options: readonly string[]): PreparedBuild => ({
  label: "This project",
  command: {
    program: process.execPath,
    args: [...NODE_ARGUMENTS, "build/build.ts", ...options],
    cwd: root,
    env: { DATA_DIR: join(root, ".data") },
  },
  leftovers: ["dist", ".builds", ".cache"].map((name) => join(root, name)),
  page: (slug) => join(root, "dist", "insights", `${slug}.html`),
});

const WITHOUT_IMAGES = "--without-social-images";

const CHANGE_COUNT = 5;
/** Time that the watcher needs to scan all files after startup, in milliseconds. */
const WATCHER_SCAN_MS = 3_000;

/**
 * Starts `npm run dev` in a copy of the project and changes articles.
 * @returns seconds from each save until the page is written
 * @throws Error if the server does not start or exits early
 */
async function measureDev({ root, articles, slugs }: ProjectCopy): Promise<number[]> {
  const server = startNode("server/commands/dev.ts", {
    cwd: root,
    env: cleanEnvironment({ DATA_DIR: join(root, ".data"), PORT: "0" }),
  });
  const until = async (isTrue: () => boolean): Promise<void> => {
    for (; !isTrue(); await sleep(2))
      if (server.child.exitCode !== null) throw new Error(`npm run dev ended:\n${server.output()}`);
  };
  try {
    await server.until(/^Ready:/m);
    await sleep(WATCHER_SCAN_MS);
    const devFolder = readdirSync(join(root, ".builds")).find((name) => /^dev-[^.]+$/.test(name)) ?? "";
    const times: number[] = [];
    for (const slug of slugs.slice(0, CHANGE_COUNT)) {
      const page = join(root, ".builds", devFolder, "insights", `${slug}.html`);
      const outputLength = server.output().length;
      const start = performance.now();
      const text = changeArticle(articles, slug);
      await until(() => existsSync(page) && readFileSync(page, "utf8").includes(text));
      times.push((performance.now() - start) / 1000);
      await until(() => /Wrote \d+ files? in/.test(server.output().slice(outputLength)));
    }
    return times;
  } finally {
    await server.end();
  }
}

const SIZES = [22, 1_000, LARGE_SIZE];

function addPicturesAndDrafts({ root, articles, slugs }: ProjectCopy): void {
  mkdirSync(join(root, "site/public"), { recursive: true });
  copyFileSync("docs/home.png", join(root, "site/public/home.png"));
  slugs.forEach((slug, index) => {
    const file = join(articles, `${slug}.md`);
    if (index % 10 === 0) appendFileSync(file, "\n![The home page](/home.png)\n");
    const draft = readFileSync(file, "utf8").replace("---\n", "---\nstatus: draft\n");
    if (index % 20 === 0) writeFileSync(join(articles, `draft-${slug}.md`), draft);
  });
}

export const buildsBenchmark: Benchmark = {
  id: "builds",
  file: "docs/performance/builds.md",
  measure: async (scratch) => [
    await siteTable(scratch),
    await generatedTable(scratch),
    await devTable(scratch),
  ],
};

async function siteTable(scratch: string): Promise<BenchTable> {
  const copy = copyProject(join(scratch, "site"));
  const rows: string[][] = [];
  for (const options of [[], [WITHOUT_IMAGES]]) {
    const usage = await measureBuild(ourBuild(copy.root, options), copy);
    rows.push(logRow([`\`${["npm run build", ...options].join(" -- ")}\``, ...cells(usage)]));
  }
  return {
    caption: `This site as it is, ${copy.slugs.length} articles: seconds from the start of the process to its end, the median of ${ROUNDS}, and the highest sum of the resident memory of all its processes during the cold build. Cold is without output and caches, warm the same again, changed with a paragraph more in one article.`,
    columns: ["Build", "Cold", "Warm", "Changed", "Memory"],
    rows,
  };
}

async function generatedTable(scratch: string): Promise<BenchTable> {
  const notes = new Set<string>();
  const rows: string[][] = [];
  for (const size of SIZES) {
    const siteFolder = join(scratch, `site-${size}`);
    mkdirSync(siteFolder);
    const copy = copyProject(join(siteFolder, "ours"), size);
    addPicturesAndDrafts(copy);
    let floorUsage: BuildUsage | undefined;
    const measure = async (build: PreparedBuild): Promise<void> => {
      const usage = await measureBuild(build, copy);
      floorUsage ??= usage;
      const ratios = [
        usage.coldSeconds / floorUsage.coldSeconds,
        usage.changedSeconds / floorUsage.changedSeconds,
      ];
      const row = [size.toLocaleString("en-US"), build.label, ...cells(usage)];
      rows.push(logRow([...row, ...ratios.map((ratio) => `${ratio.toFixed(1)} ×`)]));
    };
    for (const { name, maxArticles = Infinity, prepare } of SITE_GENERATORS) {
      const folder = join(siteFolder, name);
      mkdirSync(folder);
      if (size > maxArticles) {
        notes.add(`${name} is left out above ${maxArticles.toLocaleString("en-US")} articles, to save time.`);
        continue;
      }
      let build: PreparedBuild;
      try {
        build = prepare({ articlesFolder: copy.articles, folder, sharedFolder: scratch });
      } catch (error) {
        notes.add(`${name} is missing: ${error instanceof Error ? error.message : String(error)}.`);
        continue;
      }
      await measure(build);
    }
    await measure(ourBuild(copy.root, [WITHOUT_IMAGES]));
    rmSync(siteFolder, { recursive: true });
  }
  return {
    caption: `Generated sites, the same Markdown for all: copies of the real articles with other titles, a note in every paragraph, and a table; a picture in every tenth, and a draft for every twentieth, which only this project leaves out. Measured as above; a site of ${LARGE_SIZE.toLocaleString("en-US")} articles was built once. The goals at 1,000 articles are 5 times Eleventy for a cold build, and 1.5 times Eleventy after a change.`,
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
      ...notes,
    ],
  };
}

const cells = ({ coldSeconds, warmSeconds, changedSeconds, memory }: BuildUsage): string[] => [
  ...[coldSeconds, warmSeconds, changedSeconds].map(seconds),
  memory === 0 ? "" : `${Math.round(memory)} MiB`,
];

const seconds = (time: number): string => `${time.toFixed(2)} s`;

async function devTable(scratch: string): Promise<BenchTable> {
  const rows: string[][] = [];
  for (const count of [0, 1_000]) {
    const copy = copyProject(join(scratch, `dev-${count}`), count);
    const times = await measureDev(copy);
    const articles = copy.slugs.length.toLocaleString("en-US");
    rows.push(logRow([articles, seconds(median(times)), seconds(Math.max(...times))]));
  }
  return {
    caption: `\`npm run dev\`: seconds from saving an article to the written page that has the change, over ${CHANGE_COUNT} changes. The goal is 0.4 s.`,
    columns: ["Articles", "Median", "Slowest"],
    rows,
  };
}
