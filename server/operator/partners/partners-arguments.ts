import { BackendError } from "../../platform/backend-error.ts";
import { readOptions } from "../../platform/read-options.ts";
import type { LedgerPeriod } from "../desk/leads/read-ledger.ts";

/** What `npm run partners` was asked for. */
export interface PartnersArguments extends LedgerPeriod {
  format: "text" | "csv";
}

const usage = "partners report <partner> --month 2026-11 [--csv]";
const wrong = (message: string) => new BackendError(`${message} Usage: ${usage}`);

const config = {
  options: { month: { type: "string" }, csv: { type: "boolean" } },
  allowPositionals: true,
} as const;

/**
 * Reads the command line of `npm run partners`.
 * @throws BackendError, one line, for anything that makes no sense
 */
export function parsePartnersArguments(args: string[]): PartnersArguments {
  const { values, positionals } = readOptions(args, config, wrong);
  const [action, partner, ...more] = positionals;
  if (action !== "report" || partner === undefined || more.length > 0) throw wrong("What is to be reported?");
  const { month } = values;
  if (month === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || month.startsWith("0000"))
    throw wrong("--month needs a month such as 2026-11.");
  return { partner, month, format: values.csv ? "csv" : "text" };
}
