import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../kinds/site.ts";
import { endOf } from "./job-clock.ts";

/** What mails say of an opening. */
export interface PublishedOpening {
  title: string;
  /** When it ends, or has ended, in ISO 8601. A filled one has ended at any time. */
  ends?: string | undefined;
}

/** The build's file with all openings by requisition number, also those that have ended, for the server's mails. */
export const OPENINGS_FILE = "_openings.json";

export const listPublishedOpenings = ({ jobs }: Pick<Site, "jobs">): Record<string, PublishedOpening> =>
  Object.fromEntries(
    jobs.map((job) => [job.requisition, { title: job.title, ends: endOf(job)?.toISOString() }]),
  );

/**
 * Finds the opening of an application.
 * @param siteFolder the built site, such as `dist`
 * @returns undefined if the site has no such opening, or is being replaced
 */
export function findPublishedOpening(siteFolder: string, job: string): PublishedOpening | undefined {
  try {
    const text = readFileSync(join(siteFolder, OPENINGS_FILE), "utf8");
    return new Map(Object.entries(JSON.parse(text) as Record<string, PublishedOpening>)).get(job);
  } catch {
    return undefined;
  }
}
