import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { DRAFT } from "../../../model/publication.ts";
import { Container } from "../grids.tsx";
import { ExampleLabel } from "../badge.tsx";
import { ActionLink } from "../links.tsx";
import { toSlug } from "../../../model/slug.ts";
import { fillText } from "../strings.ts";
import { fileLanguage, formatCount, stateName } from "./format-job.ts";
import { findJobIndex } from "./job-index.ts";
import { JobRows, JobRowTemplate } from "./job-rows.tsx";
import { listJobGroups, listOpenJobs, type JobGroup } from "./list-jobs.ts";

/** Openings that a list shows at most, so that a page stays within its budget. */
export const MAX_ROWS = 300;

interface JobListProps {
  site: Site;
  jobs: readonly Job[];
  /** The trade or state whose openings these are. */
  current?: Pick<JobGroup, "path" | "kind" | "name">;
}

/** A list of openings beside the trades and states, each of which has a page of its own. */
export function JobList({ site, jobs, current }: JobListProps) {
  const texts = site["jobs-page"];
  const groups = listJobGroups(site);
  const all = { path: "/jobs", text: texts.list.all, count: listOpenJobs(site).length };
  const isHourly = jobs.some(({ pay }) => pay.per === "hour");
  const shown = jobs.slice(0, MAX_ROWS);
  const index = current === undefined && shown.length < jobs.length ? findJobIndex(site) : undefined;
  const linksTo = (kind: JobGroup["kind"]) =>
    groups
      .filter((group) => group.kind === kind)
      .map((group) => ({
        path: group.path,
        text: groupName(group, site),
        count: group.jobs.length,
        [kind]: toSlug(group.name),
      }));
  return (
    <section
      id="openings"
      className="scroll-mt-16 pt-8 pb-16 md:pt-11 md:pb-28"
      aria-labelledby="openings-title"
      tabIndex={-1}
      data-one={texts.list.openings.one}
      data-several={texts.list.openings.several}
      data-index={index?.path}
    >
      <Container className="lg:grid lg:grid-cols-[252px_minmax(0,1fr)] lg:gap-x-15">
        <div>
          <JobLinks
            title={texts.list.trades}
            links={[all, ...linksTo("trade")]}
            current={current?.path ?? "/jobs"}
          />
          <JobLinks
            title={texts.list.states}
            links={[{ ...all, text: texts.alert.allStates, state: "" }, ...linksTo("state")]}
            current={current?.kind === "trade" ? undefined : (current?.path ?? "/jobs")}
          />
          {isHourly && (
            <p className="mt-6 text-16 leading-150 text-ink-2 max-lg:hidden">{texts.list.hourly}</p>
          )}
        </div>
        <div className="max-lg:mt-6">
          {jobs.some(({ status }) => status === DRAFT) && (
            <ExampleLabel className="mb-4">{texts.list.drafts}</ExampleLabel>
          )}
          <h2 id="openings-title" className="mb-5 text-24 tracking-title">
            {formatCount(jobs.length, texts.list.openings)}
          </h2>
          {fileLanguage(site) !== undefined && (
            <p className="mb-3 text-16 text-ink-2">{texts.list.untranslated}</p>
          )}
          <JobRows site={site} jobs={shown} />
          {shown.length < jobs.length && (
            <p className="mt-5" data-newest={index && texts.list.newest}>
              {fillText(texts.list.newest, { count: shown.length, all: jobs.length })}
            </p>
          )}
          {index && <JobRowTemplate site={site} />}
          {isHourly && <p className="mt-5 text-16 leading-150 text-ink-2 lg:hidden">{texts.list.hourly}</p>}
          <p className="mt-7">
            <ActionLink kind="text" href="/resume">
              {texts.list.resume}
            </ActionLink>
          </p>
        </div>
      </Container>
    </section>
  );
}

export const groupName = ({ kind, name }: JobGroup, site: Site): string =>
  kind === "trade" ? (site["jobs-page"].trades[name as Job["trade"]] ?? name) : stateName(name, site);

interface JobLink {
  path: string;
  text: string;
  count: number;
  /** What the link narrows the list to, with a script; empty for all. */
  trade?: string;
  state?: string;
}

interface JobLinksProps {
  title: string;
  links: readonly JobLink[];
  current?: string | undefined;
}

/** Links with counts: a column, or on narrow screens a line that scrolls sideways. */
function JobLinks({ title, links, current }: JobLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="not-first:mt-5 lg:not-first:mt-9" aria-label={title}>
      <p className="border-ink pb-2 font-head text-18 font-label lg:border-b">{title}</p>
      <ul className="flex gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:mask-r-from-[calc(100%-48px)] max-lg:py-1 max-lg:pr-12 max-lg:pl-5 lg:block">
        {links.map(({ path, text, count, trade, state }) => (
          <li key={path} className="flex-none border-line max-lg:border max-lg:border-field lg:border-b">
            <a
              className="flex min-h-11 items-center justify-between gap-3 text-17 no-underline hover:underline aria-disabled:text-ink-2 aria-disabled:line-through aria-[current]:border-signal aria-[current]:font-strong max-lg:px-3 max-lg:aria-[current]:border-b-3 lg:aria-[current]:border-l-3 lg:aria-[current]:pl-2"
              href={path}
              data-trade={trade}
              data-state={state}
              data-count={count}
              aria-current={path === current ? "page" : undefined}
            >
              <span className="mr-auto">{text}</span> <span className="tabular">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
