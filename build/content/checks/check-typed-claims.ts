import { locate } from "../check-source.ts";
import type { Mistake } from "../content-error.ts";
import { proseLines } from "../prose-lines.ts";
import { textsOf } from "../texts-of.ts";
import type { YamlSource } from "../yaml-source.ts";
import type { SiteCheck } from "./check-site.ts";

/** A figure of `claims.yaml`, and how to print it. */
interface ClaimFigure {
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

/** The agency speaks of itself. Capitals tell `us` from the country. */
const OF_US = /\b(?:[Ww]e|[Oo]urs?|us)\b|\{\{\s*agency\./;

/**
 * A figure about the agency is printed by its claim's id and never typed, or two pages come to disagree (decisions, "Numbers are claims").
 *
 * The same figures also stand in sentences about something else: a market that grew by 98%, a mentor for the first 90 days. So a
 * figure counts as typed by hand where it can only be the agency's: a marked one anywhere in a data file, since those files hold
 * what the site says of itself, and any other, or one in an article or on a state's page, in a sentence with `we`, `our` or `us`.
 * A message that the spec words itself, "Within 24 Hours!", is set in capitals and so left alone.
 */
export const checkTypedClaims: SiteCheck = (_, sources) => {
  const figures = claimFigures(sources.data.get("claims")?.value);
  const judge = (text: string, isOwn: boolean): string[] =>
    text
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) =>
        figures
          .filter(
            ({ isMarked, pattern }) =>
              pattern.test(sentence) && ((isOwn && isMarked) || OF_US.test(sentence)),
          )
          .map(
            (figure) => `found "${figure.text}" typed by hand, expected ${figure.references.join(" or ")}`,
          ),
      );

  const judgeFields = (source: YamlSource, isOwn: boolean): Mistake[] =>
    textsOf(source.value).flatMap(({ path, text }) =>
      judge(text, isOwn).map((problem) => ({ ...locate(source, path), problem })),
    );

  const data = [...sources.data].filter(([name]) => !OWN_FILES.includes(name));
  return [
    ...data.flatMap(([, source]) => judgeFields(source, true)),
    ...[...sources.states.values()].flatMap((source) => judgeFields(source, false)),
    ...[...sources.articles.values()].flatMap((source) => [
      ...judgeFields(source.frontMatter, false),
      ...source.blocks
        .filter(({ name }) => OWN_BLOCKS.includes(name))
        .flatMap(({ yaml }) => judgeFields(yaml, false)),
      ...proseLines(source).flatMap(({ text, line }) =>
        judge(text, false).map((problem) => ({
          file: source.frontMatter.file,
          line,
          field: "claim",
          problem,
        })),
      ),
    ]),
  ];
};

/** The claims that are figures; equal texts are one. `72 hours` is not found inside `48-72 hours`, nor `500+` inside `1,500+`. */
function claimFigures(claims: unknown): ClaimFigure[] {
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
