import { findJobIndex } from "../components/jobs/job-index.ts";
import { MAX_ROWS } from "../components/jobs/job-list.tsx";
import { listOpenJobs, statesOf } from "../components/jobs/list-jobs.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import type { Job } from "../../model/kinds/jobs.ts";
import type { Site } from "../../model/kinds/site.ts";
import { formatClosingTime } from "../../model/jobs/job-clock.ts";
import { JOB_STATES } from "../../model/schemas/job.ts";
import { TRADES } from "../../model/submissions/trades.ts";
import { toSlug } from "../../model/slug.ts";
import type { JobSlice, ListedJob, NamedGroup } from "../../widgets/job-list/job-slice.ts";
import { formatShortPlace, stateName } from "../components/jobs/format-job.ts";
import { newestChange } from "../components/jobs/job-feed.ts";

/**
 * Openings as data for scripts: by state and by trade, in files small enough for partners' pages, which `<job-list>`
 * reads; and, if `/jobs` does not show all of them, an index in each language.
 */
export default defineTextFile({
  data: paginate(
    ({ sites }) => [
      ...writeJobSlices(sites),
      ...sites.flatMap((site) => (listOpenJobs(site).length > MAX_ROWS ? (findJobIndex(site) ?? []) : [])),
    ],
    ({ path }) => path,
  ),
  render: ({ entry }) => entry.text,
});

/** Size of a file in bytes at most, so that a partner's page loads little. */
export const MAX_SLICE_BYTES = 30_000;

interface SliceFile {
  path: string;
  text: string;
}

/**
 * Returns the files that `<job-list>` reads: all openings, those of each state and each trade, and, for a state with more
 * openings than a file can have, those of each trade in it. Every state and trade has a file, so that a missing one is an
 * error.
 * @param sites the site in English, then in other languages
 */
export function writeJobSlices(sites: readonly Site[]): SliceFile[] {
  const [site] = sites;
  if (site === undefined) return [];
  const spanish = sites.find(({ language }) => language === "es");
  const jobs = listOpenJobs(site).map((job) => ({ job, listed: listJob(job, site) }));
  const toGroup = (slug: string, nameIn: (site: Site) => string): NamedGroup => {
    const [name, es] = [nameIn(site), spanish && nameIn(spanish)];
    return { slug, name, ...(es !== undefined && es !== name && { es }) };
  };
  const allTrades = TRADES.map((slug) => toGroup(slug, (one) => one["jobs-page"].trades[slug]));
  const allStates = JOB_STATES.map((name) => toGroup(toSlug(name), (one) => stateName(name, one)));
  const listed = jobs.map((one) => one.listed);
  const trades = allTrades.filter(({ slug }) => listed.some(({ trade }) => trade === slug));
  const open = new Set(listed.flatMap(({ states }) => states));
  const states = allStates.filter(({ slug }) => open.has(slug));
  const isIn = (state: NamedGroup) => (one: Listed) => one.listed.states?.includes(state.slug);
  const isOf = (trade: NamedGroup) => (one: Listed) => one.listed.trade === trade.slug;

  const write = (name: string, included: readonly Listed[], own: Pick<JobSlice, "trade" | "state"> = {}) => {
    const slice: JobSlice = {
      version: 1,
      updated: newestChange(
        included.map(({ job }) => job),
        site,
      ),
      count: included.length,
      seats: included.reduce((sum, { job }) => sum + job.openings, 0),
      ...own,
      trades,
      states,
      jobs: [],
    };
    let room = MAX_SLICE_BYTES - Buffer.byteLength(JSON.stringify(slice));
    const rows: ListedJob[] = [];
    for (const { listed: row } of included) {
      const { trade, states: rowStates, ...rest } = row;
      const written: ListedJob = {
        ...rest,
        ...(own.trade === undefined && { trade }),
        ...(own.state === undefined && { states: rowStates }),
      };
      room -= Buffer.byteLength(JSON.stringify(written)) + 1;
      if (room < 0) break;
      rows.push(written);
    }
    const isCut = rows.length < included.length;
    return { path: `/embed/jobs/${name}.json`, text: JSON.stringify({ ...slice, jobs: rows }), isCut };
  };

  return [
    write("all", jobs),
    ...allTrades.map((trade) => write(`trade/${trade.slug}`, jobs.filter(isOf(trade)), { trade })),
    ...allStates.flatMap((state) => {
      const included = jobs.filter(isIn(state));
      const file = write(`state/${state.slug}`, included, { state });
      if (!file.isCut) return file;
      return [
        file,
        ...allTrades.map((trade) =>
          write(`state/${state.slug}/${trade.slug}`, included.filter(isOf(trade)), { state, trade }),
        ),
      ];
    }),
  ].map(({ path, text }) => ({ path, text }));
}

interface Listed {
  job: Job;
  listed: ListedJob & Required<Pick<ListedJob, "trade" | "states">>;
}

function listJob(job: Job, site: Site): Listed["listed"] {
  const { low, high, per } = job.pay;
  const closesAt = formatClosingTime(job);
  return {
    id: job.requisition,
    url: `/jobs/${job.slug}`,
    title: job.title,
    trade: job.trade,
    states: statesOf(job).map(toSlug),
    ...(job.city !== undefined && job.state !== undefined && { place: formatShortPlace(job, site) }),
    pay: { min: low, max: high, unit: per },
    openings: job.openings,
    ...(closesAt !== undefined && { closesAt }),
  };
}
