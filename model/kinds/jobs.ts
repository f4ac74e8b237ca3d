import { endOf } from "../jobs/job-clock.ts";
import { DRAFT, toDate, toDatePart } from "../publication.ts";
import { JobsPageSchema } from "../schemas/jobs-page.ts";
import { FILLED, JobSchema } from "../schemas/job.ts";
import { REQUISITION } from "../submissions/resume-fields.ts";
import { definePageKind, type Entry } from "./page-kind.ts";
import { requireUnique } from "./site.ts";

/** An opening. `isEnded` says that it has closed or is filled: its page says so, and no list or feed has it. */
export type Job = Entry<typeof JobSchema>;

export const jobs = definePageKind({
  folder: "jobs",
  extension: "md",
  schema: JobSchema,
  path: (slug) => `/jobs/${slug}`,
  template: "job",
  // Newest first.
  compare: (a, b) => b.published.localeCompare(a.published) || a.requisition.localeCompare(b.requisition),
  modified: ({ modified }) => modified,
  publicFrom: ({ status, published }, timeZone) => (status === DRAFT ? "never" : toDate(published, timeZone)),
  endsAt: endOf,
  formerPaths: ({ redirect_from }) => redirect_from,
  defaults: (taken, today) => ({
    requisition: nextRequisition(taken, today.slice(2, 4)),
    published: today,
    modified: today,
  }),
  data: {
    "jobs-page": { schema: JobsPageSchema, label: "Open positions", icon: "work", page: "/jobs" },
  },
  checks: [
    requireUnique("jobs", "requisition", (taken, value) =>
      nextRequisition(taken, /\d\d/.exec(String(value))?.[0] ?? "00"),
    ),
  ],
  isJobAdvertisement: true,
  feed: {
    page: "/jobs",
    title: "Open positions",
    entry: ({ title, description, trade, published, modified }) => ({
      title,
      summary: description,
      category: trade,
      published: toDatePart(published),
      modified,
    }),
  },
  form: {
    label: "Openings",
    singular: "Opening",
    icon: "work",
    description: "The openings under /jobs. The file name is the opening's address. Never name the client.",
    name: "title",
    allowsNewEntries: true,
    isBodyOptional: true,
    sortable: ["requisition", "title", "published", "closes"],
    sortedBy: "requisition",
    groups: [
      { label: "Trade", field: "trade" },
      { label: "State", field: "state" },
    ],
    filters: [
      { label: "Drafts", field: "status", pattern: DRAFT },
      { label: "Filled", field: "status", pattern: FILLED },
    ],
  },
});

/**
 * Returns the number after the highest one of a year.
 * @param year its last two digits
 */
function nextRequisition(taken: readonly (string | number)[], year: string): string {
  const start = `J-${year}`;
  const numbers = taken
    .map(String)
    .filter((one) => REQUISITION.test(one) && one.startsWith(start))
    .map((one) => Number(one.slice(start.length)));
  return `J-${year}${String(Math.max(0, ...numbers) + 1).padStart(2, "0")}`;
}
