import { readArguments, UsageError, type ArgumentsOf } from "../../../site/settings/run-command.ts";
import { isUuid } from "../../data/database/database.ts";
import { parsePerson } from "../../jobs/retention/parse-person.ts";
import { holdReasons, type Hold } from "../../jobs/retention/submission-retention.ts";
import { isSubmissionTable, submissionTables, type SubmissionTable } from "../../data/submission-tables.ts";

export type SubmissionsArguments = ReturnType<typeof parseSubmissionsArguments>;

export type RetentionRequest = NonNullable<ReturnType<typeof parseRetentionRequest>>;

type RetentionValues = Pick<
  ArgumentsOf<"submissions">,
  "erase" | "due" | "delete-due" | "hold" | "because" | "until" | "lift-hold" | "yes"
>;

const usageError = (message: string) => new UsageError("submissions", message);

function readHold(values: RetentionValues, table: SubmissionTable | undefined): Hold {
  const liftedId = values["lift-hold"];
  const id = liftedId ?? values.hold ?? "";
  if (!isUuid(id)) throw usageError(`--hold and --lift-hold need the id of a submission, not "${id}".`);
  if (liftedId !== undefined) return { table, id, reason: null, until: null };
  const reason = holdReasons.find((holdReason) => holdReason === values.because);
  if (reason === undefined)
    throw usageError(`--hold needs a reason. Add --because with one of ${holdReasons.join(", ")}.`);
  const until = values.until ?? null;
  const isValidDate = until === null || new Date(`${until}T00:00:00Z`).toJSON()?.startsWith(until);
  if (!isValidDate) throw usageError(`--until needs a date such as 2032-06-30, not "${until}".`);
  return { table, id, reason, until };
}

/**
 * Parses the retention options; returns undefined if there are none.
 * @param table table named on the command line, used only for a hold
 * @throws UsageError for an invalid combination
 */
function parseRetentionRequest(values: RetentionValues, table: SubmissionTable | undefined) {
  const isConfirmed = values.yes === true;
  const requestedOptions = (["erase", "due", "delete-due", "hold", "lift-hold"] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (requestedOptions.length > 1)
    throw usageError(`Use only one of ${requestedOptions.map((name) => `--${name}`).join(", ")}.`);
  const [work] = requestedOptions;
  if (isConfirmed && work !== "erase" && work !== "delete-due")
    throw usageError("--yes requires --erase or --delete-due.");
  if (work !== "hold" && (values.because !== undefined || values.until !== undefined))
    throw usageError("--because and --until require --hold.");
  switch (work) {
    case undefined:
      return undefined;
    case "erase":
      return { kind: "erase", person: parsePerson(values.erase ?? []), isConfirmed } as const;
    case "due":
      return { kind: "due" } as const;
    case "delete-due":
      return { kind: "delete-due", isConfirmed } as const;
    default:
      return { kind: "hold", hold: readHold(values, table) } as const;
  }
}

const hours = { h: 1, d: 24, w: 168 };

/** Parses a date or an age (`12h`, `7d`, `2w`). */
export function parseSince(text: string, now = new Date()): Date {
  const age = /^(\d{1,5})([hdw])$/.exec(text);
  if (age) return new Date(now.getTime() - Number(age[1]) * hours[age[2] as keyof typeof hours] * 3_600_000);
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) ? new Date(text) : undefined;
  // JavaScript parses February 30 as March 2.
  if (!date || Number.isNaN(date.getTime()) || (text.length === 10 && !date.toISOString().startsWith(text))) {
    throw usageError(`--since needs a date such as 2025-01-31 or an age such as 7d, not "${text}".`);
  }
  return date;
}

export function parseSubmissionsArguments(args: readonly string[]) {
  const { values, words } = readArguments("submissions", args);
  const [table, ...rest] = words;
  if (rest.length > 0) throw usageError(`Name one table, not ${words.length}.`);
  if (table !== undefined && !isSubmissionTable(table)) {
    throw usageError(`There is no table "${table}"; the tables are ${submissionTables.join(", ")}.`);
  }
  if (values.json && values.csv) throw usageError("Choose --json or --csv, not both.");
  if (values.out !== undefined && values.file === undefined) throw usageError("--out requires --file.");
  if (values.file !== undefined && !isUuid(values.file)) {
    throw usageError(`--file needs the id of a row in resume_submissions, not "${values.file}".`);
  }
  const retention = parseRetentionRequest(values, table);
  const readingOption = values.json ?? values.csv ?? values.since ?? values.file;
  if (retention?.kind === "hold" && readingOption !== undefined)
    throw usageError("A hold takes no format, --since or --file.");
  if (retention && retention.kind !== "hold" && (table ?? readingOption) !== undefined)
    throw usageError("--erase, --due and --delete-due take no table, format, --since or --file.");
  const format: "text" | "json" | "csv" = values.json ? "json" : values.csv ? "csv" : "text";
  return {
    retention,
    format,
    tables: table === undefined ? [...submissionTables] : [table],
    since: values.since === undefined ? undefined : parseSince(values.since),
    file: values.file,
    out: values.out,
  };
}
