import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { JobState } from "../../../model/schemas/job.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { toSlug } from "../../../model/slug.ts";

/** The openings of a trade or a state. Its page remains once all of them have ended. */
export interface JobGroup {
  kind: "trade" | "state";
  /** The trade, or the state's English name. */
  name: string;
  path: string;
  jobs: readonly Job[];
}

/** What the pages of openings ask for. It is made once, because thousands of pages ask. */
interface JobIndex {
  open: readonly Job[];
  groups: readonly JobGroup[];
  /** The open jobs that have something in common, by what it is. */
  alike: ReadonlyMap<string, readonly Job[]>;
}

const indexes = new WeakMap<readonly Job[], JobIndex>();

function indexJobs({ jobs }: Pick<Site, "jobs">): JobIndex {
  const known = indexes.get(jobs);
  if (known !== undefined) return known;
  const open = jobs.filter(({ isEnded }) => isEnded !== true);
  const alike = new Map<string, Job[]>();
  for (const job of open)
    for (const key of listTraits(job)) {
      const others = alike.get(key);
      if (others === undefined) alike.set(key, [job]);
      else others.push(job);
    }
  const toGroup = (kind: JobGroup["kind"], name: string): JobGroup => ({
    kind,
    name,
    path: `/jobs/${kind}/${toSlug(name)}`,
    jobs: alike.get(`${kind} ${name}`) ?? [],
  });
  const trades = new Set(jobs.map(({ trade }) => trade));
  const states = new Set(jobs.flatMap(statesOf));
  const groups = [
    ...TRADES.filter((trade) => trades.has(trade)).map((name) => toGroup("trade", name)),
    ...[...states].sort().map((name) => toGroup("state", name)),
  ];
  const index = { open, groups, alike };
  indexes.set(jobs, index);
  return index;
}

/** Lists what other jobs may have in common with one, the most telling first. */
function listTraits(job: Job): string[] {
  const states = statesOf(job);
  return [
    ...states.map((state) => `trade ${job.trade}, state ${state}`),
    ...(job.role === undefined ? [] : [`role ${job.role}`]),
    `trade ${job.trade}`,
    ...states.map((state) => `state ${state}`),
    `industry ${job.industry}`,
  ];
}

/** Lists the openings that have not ended, newest first. */
export const listOpenJobs = (site: Pick<Site, "jobs">): readonly Job[] => indexJobs(site).open;

/** The states in which the work can be done. */
export const statesOf = ({
  state,
  remoteStates,
}: Pick<Job, "state" | "remoteStates">): readonly JobState[] => [
  ...new Set([...(state === undefined ? [] : [state]), ...remoteStates]),
];

/** Lists the trades and states that have or had an opening, which have a page each. */
export const listJobGroups = (site: Pick<Site, "jobs">): readonly JobGroup[] => indexJobs(site).groups;

/** Returns the openings in a state. */
export const findStateJobs = (site: Pick<Site, "jobs">, state: string): JobGroup =>
  listJobGroups(site).find(({ kind, name }) => kind === "state" && name === state) ?? {
    kind: "state",
    name: state,
    path: `/jobs/state/${toSlug(state)}`,
    jobs: [],
  };

/** Returns the open jobs of a role, or of a trade. */
export const listRoleJobs = (site: Pick<Site, "jobs">, role: string): readonly Job[] => {
  const { alike } = indexJobs(site);
  return alike.get(`role ${role}`) ?? alike.get(`trade ${role}`) ?? [];
};

/** Whether a job is of the trade or role of another. */
export const isAlike = (job: Job, other: Job): boolean =>
  other.trade === job.trade || (job.role !== undefined && other.role === job.role);

/** How many of the newest jobs that have something in common with one are compared with it. */
const COMPARED = 20;

/** Lists the open jobs that are most like one: of its trade or role first, and among those in its state. */
export function listSimilarJobs(site: Pick<Site, "jobs">, job: Job, count = 3): Job[] {
  const { alike } = indexJobs(site);
  const own = statesOf(job);
  const score = (other: Job): number =>
    (other.trade === job.trade ? 4 : 0) +
    (job.role !== undefined && other.role === job.role ? 3 : 0) +
    (statesOf(other).some((state) => own.includes(state)) ? 2 : 0) +
    (other.industry === job.industry ? 1 : 0);
  const others = new Set(listTraits(job).flatMap((key) => (alike.get(key) ?? []).slice(0, COMPARED)));
  return [...others]
    .filter((other) => other.slug !== job.slug)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score || b.other.published.localeCompare(a.other.published))
    .slice(0, count)
    .map(({ other }) => other);
}
