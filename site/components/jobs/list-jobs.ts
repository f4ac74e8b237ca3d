import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { JobState } from "../../../model/schemas/job.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { toNameSlug } from "../../../model/to-name-slug.ts";

/** The openings of a trade or a state. Its page remains once all of them have ended. */
export interface JobGroup {
  kind: "trade" | "state";
  /** The trade, or the state's English name. */
  name: string;
  path: string;
  jobs: readonly Job[];
}

/** Lists the openings that have not ended, newest first. */
export const listOpenJobs = ({ jobs }: Pick<Site, "jobs">): Job[] =>
  jobs.filter(({ isEnded }) => isEnded !== true);

/** The states in which the work can be done. */
export const statesOf = ({
  state,
  remoteStates,
}: Pick<Job, "state" | "remoteStates">): readonly JobState[] => [
  ...new Set([...(state === undefined ? [] : [state]), ...remoteStates]),
];

/** Lists the trades and states that have or had an opening, which have a page each. */
export function listJobGroups(site: Pick<Site, "jobs">): JobGroup[] {
  const open = listOpenJobs(site);
  const trades = TRADES.filter((trade) => site.jobs.some((job) => job.trade === trade));
  const states = [...new Set(site.jobs.flatMap(statesOf))].sort();
  return [
    ...trades.map((name) =>
      group(
        "trade",
        name,
        open.filter(({ trade }) => trade === name),
      ),
    ),
    ...states.map((name) => stateGroup(open, name)),
  ];
}

/** Returns the openings in a state. */
export const findStateJobs = (site: Pick<Site, "jobs">, state: string): JobGroup =>
  stateGroup(listOpenJobs(site), state);

const stateGroup = (open: readonly Job[], name: string): JobGroup =>
  group(
    "state",
    name,
    open.filter((job) => statesOf(job).some((state) => state === name)),
  );

const group = (kind: JobGroup["kind"], name: string, jobs: readonly Job[]): JobGroup => ({
  kind,
  name,
  path: `/jobs/${kind}/${toNameSlug(name)}`,
  jobs,
});

/** Lists the open jobs that are most like one: of its trade or role first, and among those in its state. */
export function listSimilarJobs(site: Pick<Site, "jobs">, job: Job, count = 3): Job[] {
  const own = statesOf(job);
  const score = (other: Job): number =>
    (other.trade === job.trade ? 4 : 0) +
    (job.role !== undefined && other.role === job.role ? 3 : 0) +
    (statesOf(other).some((state) => own.includes(state)) ? 2 : 0) +
    (other.industry === job.industry ? 1 : 0);
  return listOpenJobs(site)
    .filter((other) => other.slug !== job.slug)
    .map((other) => ({ other, score: score(other) }))
    .filter(({ score: points }) => points > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
