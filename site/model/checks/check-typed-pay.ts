import { locate } from "../loading/check-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import { textsOf } from "../loading/texts-of.ts";
import type { FieldPath, YamlSource } from "../loading/yaml-source.ts";
import { payRanges, type PayRange } from "../pay/pay-references.ts";
import type { DataCheck } from "./check-data.ts";
import type { EntryContext, MarkdownCheck } from "./check-markdown.ts";

/** Words next to a role's name that mark a range as the pay data's. */
const OF_BASELINE = /\bbaseline\b|\bregional premium/i;

/** Files that define or explain the figures. */
const OWN_FILES = ["salaries"];

/**
 * Ranges of the pay data are inserted by reference rather than typed, so that pages follow the data.
 * Other salaries may have the same figures. A range is therefore reported anywhere in a data file, and in an
 * entry only near the role, the baseline or the premium.
 */
export const checkTypedPay: DataCheck = (_, { data }) => {
  const ranges = payRanges(data.get("salaries")?.value);
  return [...data]
    .filter(([name]) => !OWN_FILES.includes(name))
    .flatMap(([, source]) =>
      textsOf(source.value).flatMap(({ path, text }) => report(ranges, text).map(placed(source, path))),
    );
};

/** The same for an entry's fields. */
export function checkTypedPayInFields(source: YamlSource, { pay }: Pick<EntryContext, "pay">): Mistake[] {
  return textsOf(source.value).flatMap(({ path, text }) => {
    const around = textsOf(at(source.value, path.slice(0, -1)), path).filter(
      (other) => other.path.length === path.length + 1,
    );
    return report(pay, text, around.map((other) => other.text).join(" ")).map(placed(source, path));
  });
}

/** The same for a Markdown file's prose and blocks. */
export const checkTypedPayInBody: MarkdownCheck = ({ frontMatter: { file }, prose, blocks }, context) => [
  ...blocks.flatMap(({ yaml }) => checkTypedPayInFields(yaml, context)),
  ...prose.flatMap(({ text, line }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => report(context.pay, sentence, sentence))
      .map((problem) => ({ file, line, field: "pay", problem })),
  ),
];

/**
 * @param around surrounding text that identifies whose pay it is; if absent, every match is the pay data's
 */
function report(ranges: readonly PayRange[], text: string, around?: string): string[] {
  if (!text.includes("$")) return [];
  return ranges.flatMap(({ role, pattern, reference }) => {
    const found = pattern.exec(text)?.[0];
    const isMeant =
      around === undefined || OF_BASELINE.test(around) || around.toLowerCase().includes(role.toLowerCase());
    return found === undefined || !isMeant
      ? []
      : [
          `found "${found}" typed by hand, expected {{${reference}.range}}, or {{${reference}.low}} and {{${reference}.high}}`,
        ];
  });
}

const placed =
  (source: YamlSource, path: FieldPath) =>
  (problem: string): Mistake => ({ ...locate(source, path), problem });

function at(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
}
