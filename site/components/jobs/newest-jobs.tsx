import type { Article } from "../../../model/kinds/articles.ts";
import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { PlainLink } from "../links.tsx";
import { Section } from "../section.tsx";
import { fillText } from "../strings.ts";
import { formatPay, formatShortPlace, stateName } from "./format-job.ts";
import { findStateJobs, listOpenJobs, listRoleJobs } from "./list-jobs.ts";

/** Openings that a page about something else shows at most. */
const MAX_SHOWN = 5;

/** The newest openings in a state; nothing if it has none. */
export function StateJobs({ site, state }: { site: Site; state: string }) {
  const { path, jobs } = findStateJobs(site, state);
  if (jobs.length === 0) return null;
  const texts = site["jobs-page"];
  const name = stateName(state, site);
  return (
    <Section id="openings" texts={{ title: fillText(texts.list.state, { name }) }}>
      <NewestJobs site={site} jobs={jobs} />
      <PlainLink className="mt-4" href={path}>
        {fillText(texts.job.others, { state: name })}
      </PlainLink>
    </Section>
  );
}

/** The newest openings in an industry; nothing if it has none. */
export function IndustryJobs({ site, industry }: { site: Site; industry: Job["industry"] }) {
  const jobs = listOpenJobs(site).filter((job) => job.industry === industry);
  if (jobs.length === 0) return null;
  return (
    <div className="col-span-full">
      <h4 className="border-b border-ink pb-2.25 text-17">{site["jobs-page"].sheet.title}</h4>
      <NewestJobs site={site} jobs={jobs} />
    </div>
  );
}

/**
 * The newest openings of a role or trade, below the guide to it; nothing if it has none.
 * @param of a role of the salary tables, or a trade
 */
export function RoleJobs({ site, of }: { site: Site; of: NonNullable<Article["openings"]> }) {
  const jobs = listRoleJobs(site, of);
  if (jobs.length === 0) return null;
  const { list, trades, job } = site["jobs-page"];
  const trade = TRADES.find((known) => known === of);
  const name = trade === undefined ? of : trades[trade];
  return (
    <Section id="openings" texts={{ title: fillText(list.trade, { name }) }}>
      <NewestJobs site={site} jobs={jobs} />
      <PlainLink className="mt-4" href={trade === undefined ? "/jobs" : `/jobs/trade/${trade}`}>
        {trade === undefined ? list.all : fillText(job.others, { state: name })}
      </PlainLink>
    </Section>
  );
}

function NewestJobs({ site, jobs }: { site: Site; jobs: readonly Job[] }) {
  return (
    <ul>
      {jobs.slice(0, MAX_SHOWN).map((job) => {
        const { range, unit } = formatPay(job, site);
        return (
          <li key={job.slug} className="border-b border-line py-2 text-17 leading-140">
            <PlainLink href={`/jobs/${job.slug}`}>{job.title}</PlainLink>
            <p className="text-16 text-ink-2">
              {formatShortPlace(job, site)}; {range} {unit}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
