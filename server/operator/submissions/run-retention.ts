import type { SubmissionRetention } from "../../jobs/retention/submission-retention.ts";
import { confirm } from "./confirm.ts";
import { erasePerson } from "./erase-person.ts";
import type { RetentionRequest } from "./retention-arguments.ts";
import { setHold } from "./set-hold.ts";
import { deleteDueSubmissions, showDue } from "./show-due.ts";

/**
 * Performs a deletion or changes a legal hold.
 * @throws BackendError if that fails
 */
export async function runRetentionRequest(
  keeper: SubmissionRetention,
  keeping: RetentionRequest,
  print: (line: string) => void,
): Promise<void> {
  const ask = "isConfirmed" in keeping && keeping.isConfirmed ? () => Promise.resolve(true) : confirm;
  if (keeping.kind === "erase") await erasePerson(keeper, keeping.person, ask, print);
  else if (keeping.kind === "due") await showDue(keeper, print);
  else if (keeping.kind === "delete-due") await deleteDueSubmissions(keeper, ask, print);
  else await setHold(keeper, keeping.hold, print);
}
