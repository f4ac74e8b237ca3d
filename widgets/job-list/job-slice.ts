/** A trade or a state, with its name in other languages if it differs. */
export interface NamedGroup {
  slug: string;
  name: string;
  es?: string;
}

export interface ListedJob {
  /** Requisition number. Absent in files of earlier versions. */
  id?: string;
  /** Path of the opening's page. */
  url: string;
  title: string;
  /** Absent in the slice of a trade. */
  trade?: string;
  /** Slugs of the states in which the work can be done. Absent in the slice of a state. */
  states?: readonly string[];
  /** Absent if the work is remote. */
  place?: string;
  pay: { min: number; max: number; unit: "hour" | "year" };
  openings: number;
  /** The end of the last day to apply, with the offset of its place; absent without a last day. */
  closesAt?: string;
}

/**
 * What `/embed/jobs/…` contains: the newest openings of a state, a trade, or of all, as many as fit. The site writes these
 * files, and `<job-list>` reads them.
 */
export interface JobSlice {
  version: 1;
  updated: string;
  /** The number of all openings of the state or trade, of which `jobs` may have only the newest. */
  count: number;
  seats: number;
  trade?: NamedGroup;
  state?: NamedGroup;
  /** Trades and states with openings, for the filters. */
  trades: readonly NamedGroup[];
  states: readonly NamedGroup[];
  jobs: readonly ListedJob[];
}

export interface JobChoice {
  trade: string;
  state: string;
}

/** Whether a slice has all openings of its state or trade. */
const isWhole = ({ count, jobs }: JobSlice): boolean => jobs.length >= count;

/** Why openings could not be loaded, as `ridgebeam:error` reports it. */
export class JobSliceError extends Error {
  readonly reason: "unavailable" | "unreachable";

  constructor(reason: "unavailable" | "unreachable") {
    super(reason);
    this.reason = reason;
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isGroup = (value: unknown): boolean => {
  const { slug, name } = Object(value) as Partial<NamedGroup>;
  return isText(slug) && isText(name);
};

/** Whether an opening can be shown. Its address must be one of our pages. */
function isJob(value: unknown): boolean {
  const { url, title, pay, openings } = Object(value) as Partial<ListedJob>;
  const { min, max } = Object(pay) as Partial<ListedJob["pay"]>;
  return (
    isText(title) &&
    /^\/jobs\/[\w-]+$/.test(String(url)) &&
    [min, max, openings].every((number) => Number.isFinite(number))
  );
}

/** @throws JobSliceError if a file does not have the expected format */
export function parseJobSlice(value: unknown): JobSlice {
  const slice = Object(value) as Partial<JobSlice>;
  const { version, count, jobs, trades, states } = slice;
  const isValid =
    version === 1 &&
    Number.isFinite(count) &&
    [trades, states].every((list) => Array.isArray(list) && list.every(isGroup)) &&
    Array.isArray(jobs) &&
    jobs.every(isJob);
  if (!isValid) throw new JobSliceError("unavailable");
  return slice as JobSlice;
}

/** Slices that this page has loaded, by URL. */
const loadedSlices = new Map<string, JobSlice>();

async function loadSlice(url: string, signal: AbortSignal): Promise<JobSlice> {
  const known = loadedSlices.get(url);
  if (known) return known;
  const response = await fetch(url, { credentials: "omit", signal }).catch(() => {
    throw new JobSliceError("unreachable");
  });
  if (!response.ok) throw new JobSliceError("unavailable");
  const value: unknown = await response.json().catch(() => undefined);
  const slice = parseJobSlice(value);
  loadedSlices.set(url, slice);
  return slice;
}

export interface FoundJobs extends Pick<JobSlice, "trades" | "states" | "trade" | "state"> {
  jobs: readonly ListedJob[];
  /** The number of all that match, of which `jobs` may have only the newest. */
  count: number;
  /** Seats of all that match; undefined if not all are in `jobs`. */
  seats: number | undefined;
}

/** Returns the openings of a slice that match and have not ended. */
export function filterSlice(slice: JobSlice, { trade, state }: JobChoice, now: number): FoundJobs {
  const isOpen = ({ closesAt }: ListedJob): boolean => !closesAt || !(Date.parse(closesAt) < now);
  const open = slice.jobs.filter(isOpen);
  const jobs = open.filter(
    (job) =>
      (trade === "" || (job.trade ?? slice.trade?.slug) === trade) &&
      (state === "" || (job.states?.includes(state) ?? slice.state?.slug === state)),
  );
  const { trades, states } = slice;
  const groups = {
    trades,
    states,
    ...(slice.trade && { trade: slice.trade }),
    ...(slice.state && { state: slice.state }),
  };
  if (!isWhole(slice))
    return { ...groups, jobs, count: slice.count - (slice.jobs.length - open.length), seats: undefined };
  return {
    ...groups,
    jobs,
    count: jobs.length,
    seats: jobs.reduce((sum, { openings }) => sum + openings, 0),
  };
}

/**
 * Finds the openings of a trade and a state, or of all, in the smallest file that has them. A file that this page has
 * loaded is used again if it has them all.
 * @throws JobSliceError if a file cannot be loaded
 */
export async function findJobs(
  origin: string,
  choice: JobChoice,
  signal: AbortSignal,
  now = Date.now(),
): Promise<FoundJobs> {
  const { trade, state } = choice;
  const toUrl = (name: string): string => `${origin}/embed/jobs/${name}.json`;
  const names = ["all", ...(trade ? [`trade/${trade}`] : []), ...(state ? [`state/${state}`] : [])];
  const [own = "all"] = names.slice(-1);
  const known = names
    .map((name) => loadedSlices.get(toUrl(name)))
    .find((slice) => slice !== undefined && isWhole(slice));
  let slice = known ?? (await loadSlice(toUrl(own), signal));
  // A state with more openings than a file can have has a file for each of its trades.
  if (trade && state && !isWhole(slice)) slice = await loadSlice(toUrl(`${own}/${trade}`), signal);
  return filterSlice(slice, choice, now);
}
