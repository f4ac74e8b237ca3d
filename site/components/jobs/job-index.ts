import { gzipSync } from "node:zlib";
import type { Site } from "../../../model/kinds/site.ts";
import { writeColumns } from "../../../widgets/runtime/columns.ts";
import { toSlug } from "../../../model/slug.ts";
import type { JobIndex } from "../../../widgets/runtime/job-rows.ts";
import { describeRow } from "./job-rows.tsx";
import { listOpenJobs } from "./list-jobs.ts";

/** Size of the index in bytes at most, compressed, so that it is there before a visitor has chosen. */
export const MAX_INDEX_BYTES = 30_000;

interface IndexFile {
  path: string;
  text: string;
}

const indexes = new WeakMap<Site, IndexFile | undefined>();

/**
 * Returns what `/jobs` shows of all openings in a language, as a file that its script loads once to narrow the list
 * without further requests. Undefined if there are so many that it would be too large: then the list is narrowed by
 * the pages of trades and states.
 */
export function findJobIndex(site: Site): IndexFile | undefined {
  if (indexes.has(site)) return indexes.get(site);
  const rows = listOpenJobs(site).map((job) => describeRow(job, site));
  const index: JobIndex = writeColumns(
    rows.map((row) => ({ ...row, slug: row.slug.replace(toSlug(row.title), "~") })),
  );
  const text = JSON.stringify(index);
  const isSmall = gzipSync(text).length <= MAX_INDEX_BYTES;
  const file = isSmall ? { path: `/jobs/index/${site.language}.json`, text } : undefined;
  indexes.set(site, file);
  return file;
}
