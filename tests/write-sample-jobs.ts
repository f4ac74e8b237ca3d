import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSampleJobs } from "./sample-jobs.ts";

const MODEL = "content/jobs/electrician-substation.md";

/** Adds published openings to a copy of the project. They are the same in every run. */
export function writeSampleJobs(root: string, count: number): void {
  const model = readFileSync(join(root, MODEL), "utf8");
  for (const { slug, title, requisition, trade, state, city, pay, openings, closes } of createSampleJobs(
    count,
  )) {
    const fields: Record<string, string | number | undefined> = {
      title,
      requisition,
      trade,
      state,
      city,
      openings,
      closes,
      status: "published",
      published: "2026-01-02",
      modified: "2026-01-02",
      pay: `{ low: ${pay.low}, high: ${pay.high}, per: ${pay.per} }`,
    };
    const text = Object.entries(fields).reduce(
      (written, [name, value]) => written.replace(new RegExp(`^${name}: .*`, "m"), `${name}: ${value}`),
      model.replace(/^location: .*\n/m, ""),
    );
    writeFileSync(join(root, "content/jobs", `${slug}.md`), text);
  }
}
