import type { Mistake } from "../source/content-error.ts";
import { valueAt } from "../source/describe-issue.ts";
import type { FieldPath, YamlSource } from "../source/yaml-source.ts";
import type { DataCheck } from "./check-data.ts";
import { checkLines, checkStrings } from "./check-texts.ts";
import type { EntryContext, MarkdownCheck } from "./check-markdown.ts";
import { findHardcodedPremiums, MENTIONS_BASELINE } from "./find-hardcoded-premiums.ts";
import { createPayPatterns, type PayFigure, type PayPatterns } from "./pay-patterns.ts";

const AVERAGE = /\baverage/i;

/** Matches what every figure of pay contains. */
const FIGURE = /[$%]|percent/;

/** Data files that define or explain the pay figures, and may therefore contain them. */
const EXEMPT_FILES = ["salaries"];

/**
 * Reports pay figures that are hardcoded rather than inserted by reference, since hardcoded figures do not follow the
 * pay data. Other salaries may have the same values, so the context decides:
 * - a range is reported anywhere in a data file, but in an entry only near its role or the baseline
 * - an amount is reported only near its role, in a sentence about an average, the baseline or a region
 * - a percentage is reported only where it is a premium
 */
export const checkHardcodedPay: DataCheck = (_, { data }) => {
  const pay = createPayPatterns(data.get("salaries")?.value);
  return [...data]
    .filter(([name]) => !EXEMPT_FILES.includes(name))
    .flatMap(([, source]) =>
      checkStrings(source, (text, path) =>
        FIGURE.test(text)
          ? [...reportFigures(pay.ranges, text), ...findInText(pay, text, joinSiblingTexts(source, path))]
          : [],
      ),
    );
};

export function checkHardcodedPayInFields(source: YamlSource, { pay }: Pick<EntryContext, "pay">): Mistake[] {
  return checkStrings(source, (text, path) => {
    if (!FIGURE.test(text)) return [];
    const siblingText = joinSiblingTexts(source, path);
    return [...findRanges(pay, text, siblingText), ...findInText(pay, text, siblingText)];
  });
}

export const checkHardcodedPayInBody: MarkdownCheck = (source, context) => [
  ...source.blocks.flatMap(({ yaml }) => checkHardcodedPayInFields(yaml, context)),
  ...checkLines(source, "pay", ({ text }) =>
    FIGURE.test(text)
      ? [
          ...sentencesOf(text).flatMap((sentence) => findRanges(context.pay, sentence, sentence)),
          ...findInText(context.pay, text, ""),
        ]
      : [],
  ),
];

function findRanges({ ranges }: PayPatterns, text: string, siblingText: string): string[] {
  const isAboutBaseline = MENTIONS_BASELINE.test(siblingText);
  return reportFigures(
    ranges.filter(
      ({ role, pattern }) => pattern.test(text) && (isAboutBaseline || mentionsRole(role, siblingText)),
    ),
    text,
  );
}

/**
 * Finds hardcoded amounts and premiums, sentence by sentence.
 * @param siblingText text of neighboring fields, which serves as the context if the text has no words
 */
function findInText(pay: PayPatterns, text: string, siblingText: string): string[] {
  const hasNoWords = !/[a-z]{2}/i.test(text.replaceAll("percent", ""));
  return sentencesOf(text).flatMap((sentence) => {
    const context = hasNoWords ? siblingText : sentence;
    const isAboutPay =
      MENTIONS_BASELINE.test(context) ||
      AVERAGE.test(context) ||
      pay.premiums.some(({ region }) => context.includes(region));
    const roleContext = hasNoWords ? siblingText : text;
    const relevantAmounts = isAboutPay
      ? pay.amounts.filter(({ role }) => mentionsRole(role, roleContext))
      : [];
    return [
      ...reportFigures(relevantAmounts, sentence),
      ...findHardcodedPremiums(pay.premiums, { sentence, context, text }),
    ];
  });
}

const mentionsRole = (role: string, text: string): boolean =>
  text.toLowerCase().replaceAll("-", " ").includes(role.toLowerCase());

const reportFigures = (figures: readonly PayFigure[], text: string): string[] =>
  figures.flatMap(({ pattern, expected }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`found "${found}" typed by hand, expected ${expected}`];
  });

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

const joinSiblingTexts = ({ value }: YamlSource, path: FieldPath): string =>
  Object.values(Object(valueAt(value, path.slice(0, -1))) as Record<string, unknown>)
    .filter((sibling) => typeof sibling === "string")
    .join(" ");
