import type { Mistake } from "../source/content-error.ts";
import { locateField } from "../source/check-source.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import { listStrings } from "../source/list-strings.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import { getEntries } from "../kinds/page-kinds.ts";

/** Reserved domains (RFC 2606), and phone numbers reserved for fiction (555-0100 to 555-0199). */
const RESERVED: readonly [pattern: RegExp, what: string][] = [
  [/\.example\b/, "an address on a reserved domain"],
  [/\b555-01\d\d\b/, "a fictional phone number"],
];

/** Matches fields with placeholders of form inputs. Reserved values are correct there, so they are not reported. */
const PLACEHOLDERS_FIELD = /^placeholders\b/;

const CLAIM_REVIEW_MS = 365 * 86_400_000;

/** Reports fictional or unreviewed content, which must be replaced or reviewed before the site goes live. */
export const findFictionalContent = (site: Site, sources: SiteSources): Mistake[] => [
  ...findReservedValues(sources),
  ...findLabeledContent(site, sources),
  ...findOldClaims(site, sources),
  ...findUnreviewedTexts(site, sources),
];

const problemAt = (places: FieldPlaces | undefined, path: FieldPath, problem: string): Mistake[] =>
  places === undefined ? [] : [{ ...locateField(places, path), problem }];

const findReservedValues = ({ data }: SiteSources): Mistake[] =>
  [...data.values()].flatMap((source) =>
    listStrings(source.value).flatMap(({ path, text }): Mistake[] => {
      const found = RESERVED.find(([pattern]) => pattern.test(text));
      if (found === undefined || path[0] === "fictional") return [];
      const place = locateField(source, path);
      if (PLACEHOLDERS_FIELD.test(place.field)) return [];
      return [{ ...place, problem: `found ${found[1]}, "${text}": replace it with your own` }];
    }),
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
