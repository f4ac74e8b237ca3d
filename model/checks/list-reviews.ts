import { locateField, mistakeAt } from "../source/check-source.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { AgencySchema } from "../schemas/agency.ts";
import { getEntries } from "../kinds/page-kinds.ts";
import { checkStrings } from "./check-texts.ts";

/** Reserved domains (RFC 2606), and phone numbers reserved for fiction (555-0100 to 555-0199). */
const RESERVED: readonly [pattern: RegExp, what: string][] = [
  [/\.example\b/, "an address on a reserved domain"],
  [/\b555-01\d\d\b/, "a fictional phone number"],
];

/** Fields in which reserved values are correct: the note about them, and placeholders of form inputs. */
const EXEMPT_FIELDS: readonly unknown[] = ["fictional", "placeholders"];

const CLAIM_REVIEW_MS = 365 * 86_400_000;

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

/** Reports fictional or unreviewed content, which must be replaced or reviewed before the site goes live. */
export const findFictionalContent = (site: Site, sources: SiteSources): Mistake[] => [
  ...findReservedValues(sources),
  ...findLabeledContent(site, sources),
  ...findMissingTerms(site, sources),
  ...findMissingRecruiters(site, sources),
  ...findOldClaims(site, sources),
  ...findUnreviewedTexts(site, sources),
];

const problemAt = (places: FieldPlaces | undefined, path: FieldPath, problem: string): Mistake[] =>
  places === undefined ? [] : [mistakeAt(places, path, problem)];

const findReservedValues = ({ data }: SiteSources): Mistake[] =>
  [...data.values()].flatMap((source) =>
    checkStrings(source, (text, [field]) =>
      RESERVED.filter(([pattern]) => pattern.test(text) && !EXEMPT_FIELDS.includes(field))
        .slice(0, 1)
        .map(([, what]) => `found ${what}, "${text}": replace it with your own`),
    ),
  );

const findLabeledContent = ({ agency }: Site, { data }: SiteSources): Mistake[] =>
  agency.fictional === undefined
    ? []
    : [
        ...problemAt(
          data.get("agency"),
          ["fictional"],
          "replace every fictional detail listed here with a real one, then delete this list",
        ),
        ...problemAt(
          data.get("home"),
          ["partners", "firms"],
          "replace the fictional firms with real ones that have agreed to be listed",
        ),
      ];

const findMissingTerms = ({ agency: { terms } }: Site, { data }: SiteSources): Mistake[] =>
  Object.keys(AgencySchema.shape.terms.unwrap().shape)
    .filter((name) => terms[name as keyof typeof terms] === undefined)
    .flatMap((name) =>
      problemAt(
        data.get("agency"),
        ["terms", name],
        "employers ask for this term, and no page answers: add it as in your agreement",
      ),
    );

const findMissingRecruiters = ({ recruiters }: Site, { data }: SiteSources): Mistake[] =>
  recruiters.people.length > 0
    ? []
    : problemAt(
        data.get("recruiters"),
        ["people"],
        "no recruiter is named, so pages show what the firm signs instead of a person: add those who agreed to be shown",
      );

const findOldClaims = ({ claims }: Site, { data }: SiteSources): Mistake[] =>
  Object.entries(claims)
    .filter(([, { reviewed }]) => Date.now() - Date.parse(reviewed) >= CLAIM_REVIEW_MS)
    .flatMap(([id, { reviewed, owner }]) =>
      problemAt(
        data.get("claims"),
        [id, "reviewed"],
        `this figure was last confirmed on ${reviewed}: ask ${owner} to confirm it again, then update the date`,
      ),
    );

const findUnreviewedTexts = (site: Site, { entries }: SiteSources): Mistake[] =>
  getEntries(site, "legal")
    .filter(({ reviewed }) => reviewed === undefined)
    .flatMap(({ slug }) =>
      problemAt(
        entries.legal.get(slug),
        ["title"],
        "no lawyer has reviewed this text: have it reviewed, then add the date as `reviewed`",
      ),
    );
