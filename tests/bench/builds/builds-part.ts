import { join } from "node:path";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { copyProject } from "./copy-project.ts";
import { inScratch } from "./in-scratch.ts";
import { GO_ON_UP_TO, REPEAT_UP_TO, ROUNDS, type BuildUsage } from "./measure-build.ts";
import { CHANGES, measureDev } from "./measure-dev.ts";
import { describe, measureGenerated, type GeneratedResult } from "./measure-generated.ts";
import { measureOurs } from "./ours.ts";
import { PEERS } from "./peers.ts";

const SIZES = [100, 1_000, 10_000];
const DEV_SIZE = 1_000;
/** A peer whose cold build takes more seconds is left out of the next size, which is ten times as large. */
const LEFT_OUT_FROM = 15;

/** Build times and memory: this site, generated sites beside peers, and the development server. */
export const buildsPart: BenchPart = {
  id: "builds",
  measure: () =>
    inScratch(async (scratch) => [
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
    caption: `Generated sites, the same Markdown for all: articles with the headings, lists and blocks of the real ones, a table, and sentences drawn from all of them. Measured as above; a build of more than ${REPEAT_UP_TO} s was run once, and one of more than ${GO_ON_UP_TO} s only cold. The goal is at most 2.5 times the floor at 1,000 and 10,000, below 1 GiB.`,
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
