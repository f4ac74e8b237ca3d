import { locate } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { textsOf } from "../source/texts-of.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { EntryContext, MarkdownCheck } from "./check-markdown.ts";
import type { DataCheck } from "./check-data.ts";

export interface ClaimFigure {
  text: string;
  pattern: RegExp;
  isMarked: boolean;
  references: string[];
}

const OWN_FILES = ["claims", "agency"];

/** Article blocks in the agency's own voice. */
const OWN_BLOCKS = ["call-to-action", "margin-note"];

/** First person plural, case-sensitive, since `US` is the country. */
const OF_US = /\b(?:[Ww]e|[Oo]urs?|us)\b|\{\{\s*agency\./;

/**
 * Figures about the agency are inserted by claim id rather than typed, so that pages cannot disagree.
 * The same numbers also occur elsewhere: a market that grew by 98%, a mentor for the first 90 days. A figure
 * is therefore reported only where it is likely the agency's: recognizable ones anywhere in a data file, all
 * others, and those in articles and state pages, in sentences with `we`, `our` or `us`.
 * The match is case-sensitive, so notices such as "Within 24 Hours!" are not reported.
 */
export const checkTypedClaims: DataCheck = (_, { data }) => {
  const figures = claimFigures(data.get("claims")?.value);
  return [...data]
    .filter(([name]) => !OWN_FILES.includes(name))
    .flatMap(([, source]) => judgeFields(figures, source, true));
};

export function checkTypedClaimsInFields(
  source: YamlSource,
  { figures }: Pick<EntryContext, "figures">,
): Mistake[] {
  return judgeFields(figures, source, false);
}

export const checkTypedClaimsInProse: MarkdownCheck = ({ frontMatter, prose, blocks }, { figures }) => [
  ...blocks
    .filter(({ name }) => OWN_BLOCKS.includes(name))
    .flatMap(({ yaml }) => judgeFields(figures, yaml, false)),
  ...prose.flatMap(({ text, line }) =>
    judge(figures, text, false).map((problem) => ({ file: frontMatter.file, line, field: "claim", problem })),
  ),
];

function judgeFields(figures: readonly ClaimFigure[], source: YamlSource, isOwn: boolean): Mistake[] {
  return textsOf(source.value).flatMap(({ path, text }) =>
    judge(figures, text, isOwn).map((problem) => ({ ...locate(source, path), problem })),
  );
}

function judge(figures: readonly ClaimFigure[], text: string, isOwn: boolean): string[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const isOfUs = OF_US.test(sentence);
    return figures
      .filter(({ isMarked, pattern }) => (isOfUs || (isOwn && isMarked)) && pattern.test(sentence))
      .map((figure) => `found "${figure.text}" typed by hand, expected ${figure.references.join(" or ")}`);
  });
}

/**
 * Claims that are figures, without duplicates. `72 hours` does not match inside `48-72 hours`, nor `500+`
 * inside `1,500+`.
 */
export function claimFigures(claims: unknown): ClaimFigure[] {
  const references = new Map<string, string[]>();
  for (const { path, text } of textsOf(claims)) {
    if (path[1] !== "text" || !/\d/.test(text)) continue;
    references.set(text, [...(references.get(text) ?? []), `{{claims.${String(path[0])}}}`]);
  }
  return [...references].map(([text, ids]) => ({
    text,
    pattern: new RegExp(`(?<![\\w.,$-])${text.replace(/[.+?^${}()|[\]\\*]/g, "\\$&")}(?![\\w%])`),
    isMarked: /[+%/-]/.test(text),
    references: ids,
  }));
}
