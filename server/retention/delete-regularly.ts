import { oneLine } from "../backend/backend-error.ts";
import { deleteWhatIsDue } from "./delete-what-is-due.ts";
import type { SubmissionKeeper } from "./submission-keeper.ts";

const dayMs = 24 * 3_600_000;

/**
 * Deletes what is due now, and again every day.
 * @returns ends it, once a run under way is done
 */
export function deleteRegularly(keeper: SubmissionKeeper, clock = () => new Date()): () => Promise<void> {
  const run = async () => {
    try {
      for (const line of await deleteWhatIsDue(keeper, clock())) console.error(line);
    } catch (error) {
      console.error(`Submissions that are due were not deleted: ${oneLine(error)}`);
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, dayMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
