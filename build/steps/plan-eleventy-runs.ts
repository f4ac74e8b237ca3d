import type { AnyEntry } from "../../model/kinds/page-kind.ts";
import { getEntries, forEachKind, KIND_NAMES, getPageKind } from "../../model/kinds/page-kinds.ts";
import type { SiteContent } from "../../model/loading/load-site.ts";
import type { MarkdownBody } from "../../model/loading/read-body.ts";
import type { TemplateEntries } from "../eleventy/build-context.ts";

interface EleventyRun {
  input: string;
  /**
   * Loads the run's entries with their bodies. Call it only when the run starts, because the bodies of all runs together
   * would need too much memory.
   */
  takeEntries: () => TemplateEntries;
}

const PAGES = "site/pages";

/**
 * Maximum number of entries of a kind per run, because Eleventy's memory use grows faster than linearly with the
 * number of pages.
 */
const ENTRIES_PER_RUN = 250;

/**
 * Plans the Eleventy runs. Unless all files but entries' pages already exist, the first run renders all templates and
 * the first batch of entries of every kind. Each further run renders one more batch.
 * @param isReused whether the page at this path already exists
 */
export function planEleventyRuns(
  { site, takeBody, translations }: SiteContent,
  isReused: (path: string) => boolean,
  areOthersReused: boolean,
): EleventyRun[] {
  const batches = forEachKind((name) => {
    const { path } = getPageKind(name);
    return inBatches(getEntries(site, name).filter(({ slug }) => !isReused(path(slug))));
  });
  const takeBatch = (number: number, onlyKind?: string): TemplateEntries =>
    forEachKind((name) =>
      onlyKind === undefined || onlyKind === name
        ? (batches[name][number] ?? []).map((entry) => withBody(entry, takeBody(name, entry.slug)))
        : [],
    ) as unknown as TemplateEntries;
  const first = { input: PAGES, takeEntries: () => withTranslations(takeBatch(0), translations) };
  const batchRuns = KIND_NAMES.flatMap((name) =>
    batches[name].map((_, number) => ({
      input: `${PAGES}/${getPageKind(name).template}.11ty.tsx`,
      number,
      takeEntries: () => takeBatch(number, name),
    })),
  );
  return areOthersReused ? batchRuns : [first, ...batchRuns.filter(({ number }) => number > 0)];
}

function withTranslations(
  entries: TemplateEntries,
  translations: SiteContent["translations"],
): TemplateEntries {
  return forEachKind((name) => [
    ...entries[name],
    ...translations.flatMap(({ site, bodyOf }) =>
      getEntries(site, name).flatMap((entry) => {
        const address = site.addresses.get(getPageKind(name).path(entry.slug));
        const { language } = site;
        return address === undefined
          ? []
          : [{ ...withBody(entry, bodyOf(name, entry.slug)), language, address }];
      }),
    ),
  ]) as unknown as TemplateEntries;
}

/** Without a body, returns the same object as in `site`, so that templates can find it by identity. */
function withBody(entry: AnyEntry, body: MarkdownBody | undefined): AnyEntry {
  return body === undefined ? entry : { ...entry, body };
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ENTRIES_PER_RUN) }, (_, index) =>
    items.slice(index * ENTRIES_PER_RUN, (index + 1) * ENTRIES_PER_RUN),
  );
}
