import type { AnyEntry } from "../../site/model/kinds/page-kind.ts";
import { entriesOf, forEachKind, KIND_NAMES, kindOf } from "../../site/model/kinds/page-kinds.ts";
import type { SiteContent } from "../../site/model/loading/load-site.ts";
import type { MarkdownBody } from "../../site/model/loading/read-body.ts";
import type { WrittenEntries } from "../eleventy/context.ts";

/** A run of Eleventy. */
export interface WriteRun {
  /** A template, or the folder of all. */
  input: string;
  /** Takes the bodies of the entries whose pages the run writes, so that no more of them stay in memory than it needs. */
  takeEntries: () => WrittenEntries;
}

const PAGES = "site/pages";

/** How many pages of a kind Eleventy has in memory at a time; its bookkeeping grows with the square of a run's pages as well. */
const ENTRIES_A_RUN = 250;

/**
 * The runs that write a site: one for all templates with the first entries of every kind, then one for each further batch.
 * @param isReused whether the page of this path is already in its place
 */
export function planRuns({ site, takeBody }: SiteContent, isReused: (path: string) => boolean): WriteRun[] {
  const batches = forEachKind((name) => {
    const { path } = kindOf(name);
    return inBatches(entriesOf(site, name).filter(({ slug }) => !isReused(path(slug))));
  });
  const take = (number: number, only?: string): WrittenEntries =>
    forEachKind((name) =>
      only === undefined || only === name
        ? (batches[name][number] ?? []).map((entry) => withBody(entry, takeBody(name, entry.slug)))
        : [],
    ) as unknown as WrittenEntries;
  return [
    { input: PAGES, takeEntries: () => take(0) },
    ...KIND_NAMES.flatMap((name) =>
      batches[name].slice(1).map((_, index) => ({
        input: `${PAGES}/${kindOf(name).template}.11ty.tsx`,
        takeEntries: () => take(index + 1, name),
      })),
    ),
  ];
}

/** An entry without a body stays the one that `site` has, so that a template can find its place among the others. */
function withBody(entry: AnyEntry, body: MarkdownBody | undefined): AnyEntry {
  return body === undefined ? entry : { ...entry, body };
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ENTRIES_A_RUN) }, (_, index) =>
    items.slice(index * ENTRIES_A_RUN, (index + 1) * ENTRIES_A_RUN),
  );
}
