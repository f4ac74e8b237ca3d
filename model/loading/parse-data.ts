import type { DataFile } from "../schemas/fieldset.ts";
import { DATA_FILES, DATA_FOLDER, type DataFiles } from "../kinds/data-files.ts";
import { typeset } from "../typeset.ts";
import { checkSource } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { expandSource, expandKnown, unreadNames, type ReferenceTable } from "../source/references.ts";
import { createUnreadSource, type YamlSource } from "../source/yaml-source.ts";
import { LayoutSchema, type Layout } from "../schemas/layout.ts";
import { createPhoneLink } from "../submissions/phone-number.ts";
import { createPayReferences } from "../pay/create-pay-references.ts";

export interface LoadedData {
  sources: ReadonlyMap<string, YamlSource>;
  references: ReferenceTable;
  /** Parsed values by file name. Files with mistakes are missing. */
  files: Partial<DataFiles>;
}

/** Validates data files against their schemas, and adds all mistakes to `mistakes`. */
export function parseData(found: ReadonlyMap<string, YamlSource>, mistakes: Mistake[]): LoadedData {
  const missing = Object.keys(DATA_FILES).filter((name) => !found.has(name));
  const sources = new Map([...found, ...missing.map((name) => [name, createMissingSource(name)] as const)]);
  const references = readReferences(sources);
  const files: Record<string, unknown> = {};
  for (const [name, { schema, isLiteral = false }] of Object.entries<DataFile>(DATA_FILES)) {
    const source = sources.get(name) ?? createMissingSource(name);
    const value = checkSource(expandSource(source, references, mistakes), schema, mistakes);
    files[name] = isLiteral ? value : typeset(value);
  }
  const knownNames = Object.keys(DATA_FILES).join(", ");
  const problem = `found a file that the site does not use, expected one of ${knownNames}`;
  for (const [name, { file }] of sources) {
    if (!(name in DATA_FILES)) mistakes.push({ file, line: 1, field: "", problem });
  }
  return { sources, references, files };
}

function createMissingSource(name: string): YamlSource {
  const file = `${DATA_FOLDER}/${name}.yaml`;
  const problem = "found no such file, but the site requires it: restore it from an earlier version";
  return createUnreadSource(file, [{ file, line: 1, field: "", problem }]);
}

/** The placeholders whose values are in a data file. */
const PLACEHOLDER_GROUPS: Readonly<Record<string, readonly string[]>> = {
  agency: ["agency"],
  claims: ["claims"],
  retention: ["retention"],
  salaries: ["pay", "premiums"],
};

export function readReferences(
  data: ReadonlyMap<string, Pick<YamlSource, "value"> & Partial<Pick<YamlSource, "mistakes">>>,
): ReferenceTable {
  const table = new Map<string, string>();
  for (const [file, groups] of Object.entries(PLACEHOLDER_GROUPS)) {
    if (data.get(file)?.mistakes?.length) for (const group of groups) table.set(unreadNames(group), "");
  }
  const entries = (value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") table.set(name, String(value));
  };
  for (const [field, value] of entries(data.get("agency")?.value)) {
    add(`agency.${field}`, typeof value === "string" ? expandKnown(value, table) : value);
    if (field === "phone" && typeof value === "string") add("agency.phoneHref", createPhoneLink(value).href);
  }
  for (const [id, claim] of entries(data.get("claims")?.value)) {
    const text = (claim as { text?: unknown } | null)?.text;
    add(`claims.${id}`, typeof text === "string" ? expandKnown(text, table) : text);
  }
  const texts = LayoutSchema.safeParse(data.get("layout")?.value).data?.periods;
  for (const [name, period] of entries(data.get("retention")?.value)) {
    const { months, countedFrom, days } = (period ?? {}) as Record<string, unknown>;
    // If the layout file is invalid, the placeholder's name is used as its value, so that uses of the
    // placeholder are not also reported.
    if (typeof months === "number")
      add(`retention.${name}`, texts ? formatPeriod(months, String(countedFrom), texts) : name);
    if (typeof days === "number") add(`retention.${name}`, texts ? formatDays(days, texts) : name);
  }
  for (const [name, text] of createPayReferences(data.get("salaries")?.value)) table.set(name, text);
  return table;
}

type PeriodTexts = Layout["periods"];

/**
 * Formats a retention period, such as `two years after our last contact` or `18 months after it was sent`.
 */
export function formatPeriod(months: number, countedFrom: string, texts: PeriodTexts): string {
  const [count, one, many] =
    months % 12 === 0 ? [months / 12, texts.year, texts.years] : [months, texts.month, texts.months];
  const period = (count === 1 ? one : many).replace("{number}", texts.numbers[count - 1] ?? String(count));
  return (countedFrom === "sent" ? texts.sent : texts.lastContact).replace("{period}", period);
}

export function formatDays(days: number, { day, days: many }: PeriodTexts): string {
  return (days === 1 ? day : many).replace("{number}", String(days));
}
