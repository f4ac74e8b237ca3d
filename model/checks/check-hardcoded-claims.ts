import type { Mistake } from "../source/content-error.ts";
import { listStrings } from "../leaves.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { EntryContext, MarkdownCheck } from "./check-prose.ts";
import type { DataCheck } from "./check-data.ts";
import { checkLines, checkStrings } from "./check-texts.ts";

export type ClaimFigure = ReturnType<typeof listClaimFigures>[number];

const EXEMPT_FILES = ["claims", "agency"];

/** Article blocks in which the agency speaks about itself. */
const AGENCY_BLOCKS = ["call-to-action", "margin-note"];

/** Matches the first person plural. It is case-sensitive because `US` is the country. */
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]urs?|us)\b|\{\{\s*agency\./;

/**
 * Reports figures about the agency that are hardcoded rather than inserted by claim id, since hardcoded figures can
 * contradict each other. The same numbers also occur in other contexts ("grew by 98%", "a mentor for the
 * first 90 days"), so a figure is reported only in sentences with `we`, `our` or `us`. In data files,
 * distinctive figures are reported in any sentence. The match is case-sensitive, so that notices such as
 * "Within 24 Hours!" are not reported.
 */
export const checkHardcodedClaims: DataCheck = (_, { data }) => {
  const figures = listClaimFigures(data.get("claims")?.value);
  return [...data]
    .filter(([name]) => !EXEMPT_FILES.includes(name))
    .flatMap(([, source]) => checkStrings(source, (text) => findHardcodedFigures(figures, text, true)));
};

export function checkHardcodedClaimsInFields(
  source: YamlSource,
  { figures }: Pick<EntryContext, "figures">,
): Mistake[] {
  return checkStrings(source, (text) => findHardcodedFigures(figures, text));
}

export const checkHardcodedClaimsInProse: MarkdownCheck = (source, context) => [
  ...source.blocks
    .filter(({ name }) => AGENCY_BLOCKS.includes(name))
    .flatMap(({ yaml }) => checkHardcodedClaimsInFields(yaml, context)),
  ...checkLines(source, "claim", ({ text }) => findHardcodedFigures(context.figures, text)),
];

function findHardcodedFigures(figures: readonly ClaimFigure[], text: string, isDataFile = false): string[] {
  if (!/\d/.test(text)) return [];
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const isAboutAgency = FIRST_PERSON.test(sentence);
    return figures
      .filter(
        ({ isDistinctive, pattern }) =>
          (isAboutAgency || (isDataFile && isDistinctive)) && pattern.test(sentence),
      )
      .map((figure) => `found "${figure.text}" typed by hand, expected ${figure.references.join(" or ")}`);
  });
}

/**
 * Returns the claims that contain figures, without duplicates. Their patterns do not match `72 hours` inside
 * `48-72 hours`, or `500+` inside `1,500+`.
 */
export function listClaimFigures(claims: unknown) {
  const references = new Map<string, string[]>();
  for (const { path, text } of listStrings(claims)) {
    if (path[1] !== "text" || !/\d/.test(text)) continue;
    references.set(text, [...(references.get(text) ?? []), `{{claims.${String(path[0])}}}`]);
  }
  return [...references].map(([text, ids]) => ({
    text,
    pattern: new RegExp(`(?<![\\w.,$-])${text.replace(/[.+?^${}()|[\]\\*]/g, "\\$&")}(?![\\w%])`),
    isDistinctive: /[+%/-]/.test(text),
    references: ids,
  }));
}
