import { loadContent } from "../model/loading/load-site.ts";
import { JOB_STATES } from "../model/schemas/job.ts";
import { TRADES } from "../model/submissions/trades.ts";
import type { Job } from "../model/kinds/jobs.ts";
import type { Site } from "../model/kinds/site.ts";
import { writeJobSlices } from "../site/pages/job-slices.11ty.tsx";
import type { JobSlice } from "../widgets/job-list/job-slice.ts";

const { site, translations } = loadContent(process.cwd(), { isPreview: true });
const [model] = site.jobs.filter(({ workplace }) => workplace === "on-site") as [Job];

const PROJECTS = ["substation", "data hall", "parking deck", "water plant", "warehouse"];

/** Makes openings that are the same in every run: a tenth in Texas, the others in all states and trades in turn. */
export function createSampleJobs(count: number): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const trade = TRADES[index % TRADES.length]!;
    const state = index % 10 === 0 ? "Texas" : JOB_STATES[index % JOB_STATES.length]!;
    const title = `${trade.replaceAll("-", " ")}, ${PROJECTS[index % PROJECTS.length]!} ${index}`;
    return {
      ...model,
      slug: title.replaceAll(/[ ,]+/g, "-"),
      requisition: `J-26${String(index).padStart(4, "0")}`,
      title,
      trade,
      city: "Springfield",
      state,
      pay: { low: 30 + (index % 20), high: 40 + (index % 20), per: "hour" },
      openings: 1 + (index % 4),
      closes: index % 2 === 0 ? "ongoing" : "2099-12-31",
    };
  });
}

/** Writes the files of `<job-list>` for openings, by path. */
export function createSlices(jobs: readonly Job[]): Map<string, JobSlice> {
  const sites: Site[] = [{ ...site, jobs: [...jobs] }, ...translations.map((one) => one.site)];
  return new Map(writeJobSlices(sites).map(({ path, text }) => [path, JSON.parse(text) as JobSlice]));
}
