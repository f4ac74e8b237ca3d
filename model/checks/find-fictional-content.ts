import type { Mistake } from "../source/content-error.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
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
