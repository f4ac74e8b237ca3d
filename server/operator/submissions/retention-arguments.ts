import { UsageError, type ArgumentsOf } from "../../../site/settings/read-arguments.ts";
import { isUuid } from "../../data/database/is-uuid.ts";
import { parsePerson } from "../../jobs/retention/parse-person.ts";
import { holdReasons, type Hold, type Person } from "../../jobs/retention/submission-retention.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";

export type RetentionRequest =
  | { kind: "erase"; person: Person; isConfirmed: boolean }
  | { kind: "due" }
  | { kind: "delete-due"; isConfirmed: boolean }
  | { kind: "hold"; hold: Hold };

type RetentionValues = Pick<
  ArgumentsOf<"submissions">,
  "erase" | "due" | "delete-due" | "hold" | "because" | "until" | "lift-hold" | "yes"
>;

export const usageError = (message: string) => new UsageError("submissions", message);

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
export function parseRetentionRequest(
  values: RetentionValues,
  table: SubmissionTable | undefined,
): RetentionRequest | undefined {
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
      return { kind: "erase", person: parsePerson(values.erase ?? []), isConfirmed };
    case "due":
      return { kind: "due" };
    case "delete-due":
      return { kind: "delete-due", isConfirmed };
    default:
      return { kind: "hold", hold: readHold(values, table) };
  }
}
