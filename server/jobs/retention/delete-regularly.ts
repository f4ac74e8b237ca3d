import { repeatWork } from "../../platform/repeat-work.ts";
import { deleteExpired } from "./delete-expired.ts";
import type { SubmissionRetention } from "./submission-retention.ts";

const dayMs = 24 * 3_600_000;

export function deleteRegularly(
  retention: SubmissionRetention,
  clock = () => new Date(),
): () => Promise<void> {
  const run = async () => {
    for (const line of await deleteExpired(retention, clock())) console.error(line);
  };
  return repeatWork(run, dayMs, "Expired submissions were not deleted");
}
