import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { ONGOING } from "../../../model/schemas/job.ts";
import { Section } from "../section.tsx";
import { toSlug } from "../../../model/slug.ts";
import { fillText } from "../strings.ts";
import { fileLanguage, formatPay, formatShortClosing, formatShortPlace, payPerYear } from "./format-job.ts";
import { statesOf } from "./list-jobs.ts";
import { PayBeam, PayTicks, toBeamEnds } from "./pay-scale.tsx";

/** Rows from which on those outside of the window are not laid out, so that a choice shows its rows at once. */
const LONG = 50;

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
          <JobRow
            key={job.slug}
            site={site}
            row={describeRow(job, site)}
            as={Title}
            isInLongList={jobs.length > LONG}
          />
        ))}
      </ul>
    </>
  );
}

/** What a row of the list says about an opening, as text. */
export function describeRow(job: Job, site: Site) {
  const { range, unit } = formatPay(job, site);
  return {
    slug: job.slug,
    title: job.title,
    employer: job.employer,
    place: formatShortPlace(job, site),
    pay: [range, unit, ...toBeamEnds(payPerYear(job))] as const,
    closingLabel: job.closes === ONGOING ? "" : site["jobs-page"].list.closing,
    closing: formatShortClosing(job, site),
    seats: job.openings,
    trade: job.trade as string,
    state: statesOf(job).map(toSlug).join(" "),
  };
}

type RowParts = ReturnType<typeof describeRow>;

interface JobRowProps {
  site: Site;
  row: Omit<RowParts, "seats"> & { seats: number | "{count}" };
  as: "h3" | "h4";
  isInLongList: boolean;
  /** Whether its parts are named for the script that fills them in. */
  isTemplate?: boolean;
}

function JobRow({ site, row, as: Title, isInLongList, isTemplate }: JobRowProps) {
  const texts = site["jobs-page"].list;
  const lang = fileLanguage(site);
  const [range, unit, low, high] = row.pay;
  const part = (name: string) => ({ "data-part": isTemplate ? name : undefined });
  return (
    <li
      data-trade={isTemplate ? undefined : row.trade}
      data-state={isTemplate ? undefined : row.state}
      className={`group relative border-b border-line py-3.5 outline-ink focus-within:bg-sheet focus-within:outline hover:bg-sheet hover:outline lg:min-h-19 lg:items-center lg:py-2.5 ${COLUMNS}${isInLongList ? " [contain-intrinsic-size:auto_112px] [content-visibility:auto] lg:[contain-intrinsic-size:auto_76px]" : ""}`}
    >
      <div>
        <Title lang={lang} className="text-18 leading-125 tracking-small">
          <a
            className="no-underline decoration-signal decoration-2 underline-offset-4 before:absolute before:inset-0 group-hover:underline"
            href={isTemplate ? undefined : `/jobs/${row.slug}`}
            {...part("title")}
          >
            {row.title}
          </a>
          {row.seats !== 1 && (
            <span className="ml-1.5 font-mono text-13 font-medium" {...part("seats")}>
              <span aria-hidden="true">×{row.seats}</span>
              <span className="sr-only">, {fillText(texts.seats.several, { count: row.seats })}</span>
            </span>
          )}
        </Title>
        <p lang={lang} className="mt-0.5 text-16 leading-130 text-ink-2" {...part("employer")}>
          {row.employer}
        </p>
      </div>
      <div className="flex justify-between gap-4 text-16 max-lg:mt-1.5 lg:contents">
        <p className="lg:order-1" {...part("place")}>
          {row.place}
        </p>
        <p className="text-right max-lg:text-ink-2 lg:order-3">
          {row.closingLabel !== "" && (
            <span className="lowercase lg:sr-only" {...part("closingLabel")}>
              {row.closingLabel}{" "}
            </span>
          )}
          {isTemplate ? <span {...part("closing")} /> : row.closing}
        </p>
      </div>
      <div className="text-16 leading-130 max-lg:mt-1.5 lg:order-2">
        <p>
          <span className="font-figure" {...part("range")}>
            {range}
          </span>{" "}
          <span className="text-ink-2" {...part("unit")}>
            {unit}
          </span>
        </p>
        <PayBeam ends={[low, high]} {...part("beam")} />
      </div>
    </li>
  );
}

/** A row without texts, from which the script of `/jobs` makes those of openings that are not in the page. */
export function JobRowTemplate({ site }: { site: Site }) {
  const row = {
    slug: "",
    title: "",
    employer: "",
    place: "",
    pay: ["", "", "0%", "0%"] as const,
    closingLabel: site["jobs-page"].list.closing,
    closing: "",
    seats: "{count}" as const,
    trade: "",
    state: "",
  };
  return (
    <template>
      <JobRow site={site} row={row} as="h3" isInLongList isTemplate />
    </template>
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
