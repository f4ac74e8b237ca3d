import { BackendError } from "../../platform/backend-error.ts";
import type { Hold, SubmissionRetention } from "../../jobs/retention/submission-retention.ts";

/**
 * Sets or lifts a legal hold, and prints the affected submissions; several may share an id.
 * @throws BackendError if there is no such submission
 */
export async function setHold(
  retention: Pick<SubmissionRetention, "hold">,
  hold: Hold,
  print: (line: string) => void,
): Promise<void> {
  const { table, id, reason, until } = hold;
  const [first, ...others] = await retention.hold(hold);
  if (first === undefined)
    throw new BackendError(`There is no submission with the id ${id}${table ? ` in ${table}` : ""}.`);
  const affectedText = `${id} in ${[first, ...others].join(" and ")}`;
  print(
    reason === null
      ? `No longer on hold: ${affectedText}.`
      : `On hold ${until ? `until ${until}` : "until lifted"}: ${affectedText}.`,
  );
  if (others.length === 0) return;
  const nextStepHint =
    reason === null
      ? `To place one of them on hold again, name its table: npm run submissions -- ${first} --hold ${id} --because <reason>`
      : `To lift only one of these holds, name its table: npm run submissions -- ${first} --lift-hold ${id}`;
  print(`${others.length + 1} submissions share this id. ${nextStepHint}`);
}
