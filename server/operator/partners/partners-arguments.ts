import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";

const usageError = (message: string) => new UsageError("partners", message);

/** @returns undefined without arguments */
export function parsePartnersArguments(args: readonly string[]) {
  const { values, words } = readArguments("partners", args);
  if (words.length === 0 && Object.keys(values).length === 0) return undefined;
  const [action, partner, ...more] = words;
  if (action !== "report" || partner === undefined || more.length > 0)
    throw usageError("Expected: report and one partner.");
  const { month } = values;
  if (month === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || month.startsWith("0000"))
    throw usageError("--month needs a month such as 2026-11.");
  return { partner, month, format: values.csv ? "csv" : "text" };
}
