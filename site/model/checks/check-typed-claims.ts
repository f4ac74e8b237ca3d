import { locate } from "../loading/check-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import { textsOf } from "../loading/texts-of.ts";
import type { YamlSource } from "../loading/yaml-source.ts";
import type { EntryContext, MarkdownCheck } from "./check-markdown.ts";
import type { DataCheck } from "./check-data.ts";

/** A figure of `claims.yaml`, and how to print it. */
export interface ClaimFigure {
  text: string;
  pattern: RegExp;
  /** Has a sign that sets it apart: `98%`, `500+`, `4.9/5`, `48-72 hours`; `90 days` or `2008` has none. */
  isMarked: boolean;
  references: string[];
}

/** Data files that state no more than the figures themselves. */
const OWN_FILES = ["claims", "agency"];

/** Blocks of an article in which the agency speaks. */
const OWN_BLOCKS = ["call-to-action", "margin-note"];

/** The agency speaks of itself. Capitals distinguish `us` from the country. */
const OF_US = /\b(?:[Ww]e|[Oo]urs?|us)\b|\{\{\s*agency\./;

/**
 * A figure about the agency is printed by its claim's id and never typed, or two pages come to disagree.
 *
 * The same figures also stand in sentences about something else: a market that grew by 98%, a mentor for the first 90 days. So a
 * figure counts as typed by hand where it can only be the agency's: a marked one anywhere in a data file, since those files hold
 * what the site says of itself, and any other, or one in an article or on a state's page, in a sentence with `we`, `our` or `us`.
 * A notice such as "Within 24 Hours!" is set in capitals and so left alone.
 */
export const checkTypedClaims: DataCheck = (_, { data }) => {
  const figures = claimFigures(data.get("claims")?.value);
  return [...data]
    .filter(([name]) => !OWN_FILES.includes(name))
    .flatMap(([, source]) => judgeFields(figures, source, true));
};

/** The same of the fields of an entry. */
export function checkTypedClaimsInFields(
  source: YamlSource,
  { figures }: Pick<EntryContext, "figures">,
): Mistake[] {
  return judgeFields(figures, source, false);
}

/** The same of a Markdown file's prose, and of the blocks in which the agency speaks. */
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

/** The claims that are figures; equal texts are one. `72 hours` is not found inside `48-72 hours`, nor `500+` inside `1,500+`. */
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
