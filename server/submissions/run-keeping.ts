import { BackendError } from "../backend/backend-error.ts";
import type { SubmissionKeeper } from "../retention/submission-keeper.ts";
import { confirm } from "./confirm.ts";
import { erasePerson } from "./erase-person.ts";
import type { Keeping } from "./keeping-arguments.ts";
import { deleteShownDue, showDue } from "./show-due.ts";

/**
 * Does what `npm run submissions` was asked to delete or keep.
 * @throws BackendError, one line, when it cannot be done
 */
export async function runKeeping(
  keeper: SubmissionKeeper,
  keeping: Keeping,
  print: (line: string) => void,
): Promise<void> {
  const ask = "isConfirmed" in keeping && keeping.isConfirmed ? () => Promise.resolve(true) : confirm;
  if (keeping.kind === "erase") await erasePerson(keeper, keeping.person, ask, print);
  else if (keeping.kind === "due") await showDue(keeper, print);
  else if (keeping.kind === "delete-due") await deleteShownDue(keeper, ask, print);
  else {
    const { id, reason, until } = keeping.hold;
    const tables = await keeper.hold(keeping.hold);
    if (tables.length === 0) throw new BackendError(`There is no submission with the id ${id}.`);
    const where = `${id} in ${tables.join(" and ")}`;
    print(
      reason === null
        ? `No longer on hold: ${where}.`
        : `On hold ${until ? `until ${until}` : "until lifted"}: ${where}.`,
    );
  }
}
