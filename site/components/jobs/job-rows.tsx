import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { ONGOING } from "../../../model/schemas/job.ts";
import { Section } from "../section.tsx";
import { toNameSlug } from "../../../model/to-name-slug.ts";
import { fileLanguage, formatCount, formatPay, formatShortClosing, formatShortPlace } from "./format-job.ts";
import { statesOf } from "./list-jobs.ts";
import { PayBeam, PayTicks } from "./pay-scale.tsx";

const COLUMNS = "lg:grid lg:grid-cols-[minmax(0,1fr)_136px_236px_92px] lg:gap-x-5";

interface JobRowsProps {
  site: Site;
  jobs: readonly Job[];
  /** Level of the titles, below the list's heading. */
  as?: "h3" | "h4";
}

/** Openings with place, pay and closing date. The whole row is one link. */
export function JobRows({ site, jobs, as: Title = "h3" }: JobRowsProps) {
  const texts = site["jobs-page"].list;
  return (
    <>
      <div
        className={`border-b border-ink pb-1.5 font-mono text-13 font-medium text-ink-2 ${COLUMNS}`}
        aria-hidden="true"
      >
        <span className="max-lg:hidden">{texts.position}</span>
        <span className="max-lg:hidden">{texts.place}</span>
        <PayTicks />
        <span className="text-right max-lg:hidden">{texts.closing}</span>
      </div>
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.slug} site={site} job={job} as={Title} />
        ))}
      </ul>
    </>
  );
}

function JobRow({ site, job, as: Title }: { site: Site; job: Job; as: "h3" | "h4" }) {
  const { range, unit } = formatPay(job, site);
  const texts = site["jobs-page"].list;
  const lang = fileLanguage(site);
  return (
    <li
      data-trade={job.trade}
      data-state={statesOf(job).map(toNameSlug).join(" ")}
      className={`group relative border-b border-line py-3.5 outline-ink focus-within:bg-sheet focus-within:outline hover:bg-sheet hover:outline lg:min-h-19 lg:items-center lg:py-2.5 ${COLUMNS}`}
    >
      <div>
        <Title lang={lang} className="text-18 leading-125 tracking-small">
          <a
            className="no-underline decoration-signal decoration-2 underline-offset-4 before:absolute before:inset-0 group-hover:underline"
            href={`/jobs/${job.slug}`}
          >
            {job.title}
          </a>
          {job.openings > 1 && (
            <span className="ml-1.5 font-mono text-13 font-medium">
              <span aria-hidden="true">×{job.openings}</span>
              <span className="sr-only">, {formatCount(job.openings, texts.seats)}</span>
            </span>
          )}
        </Title>
        <p lang={lang} className="mt-0.5 text-16 leading-130 text-ink-2">
          {job.employer}
        </p>
      </div>
      <div className="flex justify-between gap-4 text-16 max-lg:mt-1.5 lg:contents">
        <p className="lg:order-1">{formatShortPlace(job, site)}</p>
        <p className="text-right max-lg:text-ink-2 lg:order-3">
          {job.closes !== ONGOING && <span className="lowercase lg:sr-only">{texts.closing} </span>}
          {formatShortClosing(job, site)}
        </p>
      </div>
      <div className="text-16 leading-130 max-lg:mt-1.5 lg:order-2">
        <p>
          <span className="font-figure">{range}</span> <span className="text-ink-2">{unit}</span>
        </p>
        <PayBeam job={job} />
      </div>
    </li>
  );
}

/** The open positions that are most like one. */
export function SimilarJobs({ site, jobs, title }: { site: Site; jobs: readonly Job[]; title: string }) {
  if (jobs.length === 0) return null;
  return (
    <Section id="similar" layout="stack" texts={{ title }}>
      <JobRows site={site} jobs={jobs} />
    </Section>
  );
}
