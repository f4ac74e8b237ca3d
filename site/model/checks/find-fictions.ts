import type { Mistake } from "../loading/content-error.ts";
import { locate } from "../loading/check-source.ts";
import type { FieldPath } from "../loading/yaml-source.ts";
import { entriesOf } from "../kinds/page-kinds.ts";
import type { SiteCheck } from "./check-site.ts";

/** Reserved domains (RFC 2606), and phone numbers reserved for fiction (555-0100 to 555-0199). */
const RESERVED: readonly [pattern: RegExp, what: string][] = [
  [/\.example\b/, "an address that leads nowhere"],
  [/\b555-01\d\d\b/, "a telephone number that nobody answers"],
];

/** Form placeholders, which should use reserved values. */
const PLACEHOLDERS = /^placeholders\b/;

/** Content that blocks going live, because it is fictional or unreviewed, each with what to do. */
export const findFictions: SiteCheck = (site, sources) => [
  ...reservedValues(site, sources),
  ...labeledFictions(site, sources),
  ...oldClaims(site, sources),
  ...unreviewed(site, sources),
];

const reservedValues: SiteCheck = (_site, { data }) =>
  [...data.values()].flatMap((source) =>
    textsOf(source.value).flatMap(([path, text]): Mistake[] => {
      const place = locate(source, path);
      const found = RESERVED.find(([pattern]) => pattern.test(text));
      if (found === undefined || PLACEHOLDERS.test(place.field) || path[0] === "fictional") return [];
      return [{ ...place, problem: `found ${found[1]}, "${text}"; write the real one` }];
    }),
  );

/** Content marked as fictional. */
const labeledFictions: SiteCheck = ({ agency, home }, { data }) => {
  const at = (file: string, path: FieldPath, problem: string): Mistake[] => {
    const source = data.get(file);
    return source === undefined ? [] : [{ ...locate(source, path), problem }];
  };
  return agency?.fictional === undefined
    ? []
    : [
        ...at("agency", ["fictional"], "replace what it names, then remove it"),
        ...(home === undefined
          ? []
          : at("home", ["partners", "firms"], "name firms that have agreed to be named")),
      ];
};

/** How long a claim stays valid without review, in milliseconds: a year. */
const CLAIM_MS = 365 * 86_400_000;

/** Claims not reviewed for a year. */
const oldClaims: SiteCheck = ({ claims = {} }, { data }) => {
  const source = data.get("claims");
  if (source === undefined) return [];
  return Object.entries(claims).flatMap(([id, { reviewed, owner }]): Mistake[] =>
    Date.now() - Date.parse(reviewed) < CLAIM_MS
      ? []
      : [
          {
            ...locate(source, [id, "reviewed"]),
            problem: `nobody has confirmed this figure since ${reviewed}; ask ${owner}, and write the day`,
          },
        ],
  );
};

/** Legal texts that no lawyer has reviewed. */
const unreviewed: SiteCheck = (site, { entries }) =>
  entriesOf(site, "legal").flatMap((page) => {
    const places = entries.legal.get(page.slug);
    if (places === undefined || page.reviewed !== undefined) return [];
    return [
      {
        ...locate(places, ["title"]),
        problem: "no lawyer has read this text: add the day one did as `reviewed`",
      },
    ];
  });

/** All texts of a YAML value with their paths. */
function textsOf(value: unknown, path: FieldPath = []): [path: FieldPath, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
