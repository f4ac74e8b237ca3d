import { adjustPay } from "../pay/state-pay.ts";
import { formatDollars, formatThousands } from "../pay/format-dollars.ts";
import { toSlug } from "../slug.ts";
import { readPayRows, readPremiumRows, readSpecializationRows } from "../pay/create-pay-references.ts";
import type { Mistake } from "../source/content-error.ts";
import { valueAt } from "../source/describe-issue.ts";
import type { FieldPath, YamlSource } from "../source/yaml-source.ts";
import type { DataCheck } from "./check-data.ts";
import { checkLines, checkStrings } from "./check-texts.ts";
import type { EntryContext, MarkdownCheck } from "./check-prose.ts";

export type PayPatterns = ReturnType<typeof createPayPatterns>;
type PayFigure = PayPatterns["ranges"][number];
type RegionPremium = PayPatterns["premiums"][number];

const escape = (text: string): string => text.replace(/[$.]/g, "\\$&");
const END = String.raw`(?![\d.,]*[\dKM])`;

/** Returns a pattern that matches an amount, whether typed as `$95K` or `$95,000`. */
const dollarsPattern = (dollars: number): string =>
  `(?:${escape(formatThousands(dollars))}|${escape(formatDollars(dollars))})${END}`;

/**
 * Builds the patterns from unvalidated pay data. Skips invalid rows, which the check of the pay data file
 * reports.
 */
export function createPayPatterns(salaries: unknown) {
  const roles = readPayRows(salaries).filter((row) => Object.values(row).every((value) => value !== 0));
  const premiums = readPremiumRows(salaries).map((row) => ({
    ...row,
    expected: `{{premiums.${toSlug(row.region)}}}`,
  }));
  const specializations = readSpecializationRows(salaries)
    .filter(({ low, high }) => low > 0 && high > 0)
    .map(({ slug, ...range }) => ({ role: slug.replaceAll("-", " "), ...range }));
  // Pay ranges at the baseline, such as `$95K-$140K`, and of specializations.
  const ranges = [...roles, ...specializations].map(({ role, low, high }) => {
    const name = `pay.${toSlug(role)}`;
    return {
      role,
      pattern: new RegExp(`${dollarsPattern(low)}(?: ?[-\u2013] ?| to )${dollarsPattern(high)}`),
      expected: `{{${name}.range}}, or {{${name}.low}} and {{${name}.high}}`,
    };
  });
  // Amounts such as `$117.5K`: average pay at the baseline, and average, low and high pay in each region.
  const amounts = roles.flatMap(({ role, ...baseline }) => {
    const name = `pay.${toSlug(role)}`;
    const isInHundreds = Object.values(baseline).every((dollars) => dollars % 100 === 0);
    const regionalPatterns = (isInHundreds ? premiums : [])
      .filter(({ premium }) => premium > 0)
      .flatMap(({ region, premium }) =>
        Object.entries({ ...adjustPay(baseline, premium) }).map(([figure, dollars]) => ({
          pattern: dollarsPattern(dollars),
          reference: `${toSlug(region)}.${figure}`,
        })),
      );
    return [
      { pattern: escape(formatThousands(baseline.average)) + END, reference: "average" },
      { pattern: escape(formatDollars(baseline.average)) + END, reference: "midwest.average" },
      ...regionalPatterns,
    ].map(({ pattern, reference }) => ({
      role,
      pattern: new RegExp(pattern),
      expected: `{{${name}.${reference}}}`,
    }));
  });
  return { ranges, amounts, premiums };
}

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

const PERCENTAGE = /(?<![\d.-])(?:(\d+(?:\.\d+)?) ?(?:%|percent\b)|\b(five|ten|fifteen|twenty) percent\b)/gi;
const NUMBER_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20 };

/** Matches sentences about the baseline. Every percentage in such a sentence counts as a premium. */
const MENTIONS_BASELINE = /\bbaseline\b|\bregional premium/i;

/**
 * Matches sentences about pay. A percentage in such a sentence counts as a premium if it is the premium of
 * some region.
 */
const MENTIONS_PAY = /\bpay|\bpaid\b|\boffers?\b|\bsalar|\bearn|\badds?\b|\bpremium/i;
const PAY_PLACEHOLDER = /\{pay\}|\{\{pay\./;

/**
 * Finds premiums that are hardcoded rather than inserted with a placeholder.
 * @param place.context the sentence itself or, for a figure without words, the neighboring fields
 * @param place.text the whole text. If it contains a pay placeholder, every percentage equal to a premium is
 * reported.
 * @returns a message for each premium
 */
function findHardcodedPremiums(
  premiums: readonly RegionPremium[],
  { sentence, context, text }: { sentence: string; context: string; text: string },
): string[] {
  const namedPremiums = premiums.filter(({ region }) => context.includes(region));
  const isAboutBaseline = MENTIONS_BASELINE.test(context);
  const isAboutPay = PAY_PLACEHOLDER.test(text) || (MENTIONS_PAY.test(context) && namedPremiums.length > 0);
  if (!isAboutBaseline && !isAboutPay) return [];
  return [...sentence.matchAll(PERCENTAGE)].flatMap(([found, digits, word = ""]) => {
    const value = digits === undefined ? NUMBER_WORDS[word.toLowerCase()] : Number(digits);
    const matchingPremiums = premiums.filter(({ premium }) => premium === value);
    if (!isAboutBaseline && matchingPremiums.length === 0) return [];
    const [meant] = [
      ...matchingPremiums.filter((one) => namedPremiums.includes(one)),
      ...matchingPremiums,
      ...namedPremiums.filter(({ premium }) => premium > 0),
      ...premiums,
    ];
    return meant === undefined ? [] : [`found "${found}" typed by hand, expected ${meant.expected}`];
  });
}
