import { locateField } from "../source/check-source.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";

/** A fact, and the date when a person last compared it with its source. */
export interface Review {
  file: string;
  line: number;
  fact: string;
  /** ISO date, such as 2025-01-15. */
  reviewed: string;
  url?: string;
}

/** Lists everything that has a review date: articles and their sources, states, the agency, and pay data. */
export function listReviews(site: Site, { data, entries }: SiteSources): Review[] {
  const locate = (places: FieldPlaces | undefined, path: FieldPath): Pick<Review, "file" | "line"> =>
    places === undefined ? { file: "content", line: 1 } : locateField(places, path);
  const { articles, states, claims, agency } = site;
  return [
    ...articles.flatMap(({ slug, title, reviewed, sources }) => [
      {
        ...locate(entries.articles.get(slug), ["reviewed"]),
        fact: `figures and years of "${title}"`,
        reviewed,
      },
      ...sources.map(({ name, year, url, reviewed: own = reviewed }, index) => ({
        ...locate(entries.articles.get(slug), ["sources", index]),
        fact: `${name}, ${year}`,
        reviewed: own,
        url,
      })),
    ]),
    ...states.flatMap(({ slug, facts }) =>
      Object.entries(facts).map(([name, { text, source, asOf, url }]) => ({
        ...locate(entries.states.get(slug), ["facts", name]),
        fact: `${text} (${source})`,
        reviewed: asOf,
        url,
      })),
    ),
    ...Object.entries(claims).map(([id, { text, meaning, owner, reviewed }]) => ({
      ...locate(data.get("claims"), [id]),
      fact: `${text}: ${meaning} (${owner})`,
      reviewed,
    })),
    {
      ...locate(data.get("agency"), ["reportIssued"]),
      fact: "pay table and salary report",
      reviewed: agency.reportIssued,
    },
  ];
}

const DAY_MS = 86_400_000;

/** Returns the day that was this many days ago, such as 2025-01-15, in UTC. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

export function findDueReviews(reviews: readonly Review[], day: string): Review[] {
  return reviews
    .filter(({ reviewed }) => reviewed < day)
    .sort((a, b) => a.reviewed.localeCompare(b.reviewed) || a.file.localeCompare(b.file) || a.line - b.line);
}

/** Formats a fact and its review as `file:line — fact, reviewed day, link`. */
export function formatReview({ file, line, fact, reviewed, url }: Review): string {
  return `${file}:${line} — ${fact}, reviewed ${reviewed}${url === undefined ? "" : `, ${url}`}`;
}
