import type { SubmissionRetention } from "../../jobs/retention/submission-retention.ts";
import { confirm } from "./confirm.ts";
import { erasePerson } from "./erase-person.ts";
import type { RetentionRequest } from "./retention-arguments.ts";
import { setHold } from "./set-hold.ts";
import { deleteDueSubmissions, showDueSubmissions } from "./show-due-submissions.ts";

/**
 * Erases a person, lists or deletes expired submissions, or changes a legal hold.
 * @throws BackendError if that fails
 */
export async function runRetentionRequest(
  retention: SubmissionRetention,
  request: RetentionRequest,
  print: (line: string) => void,
): Promise<void> {
  const ask = "isConfirmed" in request && request.isConfirmed ? () => Promise.resolve(true) : confirm;
  if (request.kind === "erase") await erasePerson(retention, request.person, ask, print);
  else if (request.kind === "due") await showDueSubmissions(retention, print);
  else if (request.kind === "delete-due") await deleteDueSubmissions(retention, ask, print);
  else await setHold(retention, request.hold, print);
}
