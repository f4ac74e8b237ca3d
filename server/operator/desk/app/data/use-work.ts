import type { WorkState } from "../../leads/lead-desk.ts";
import type { LeadRow } from "../../leads/lead-query.ts";
import { counted, stateNames, whoOf } from "../words/names.ts";
import { sentence } from "./ask.ts";
import { useDesk } from "./desk-context.ts";
import { backOf, changeStates, describeAnswers } from "./work.ts";

/**
 * Sets the status of rows, reports the result, and stores its undo; returns false if there was no request or
 * no response.
 */
export function useWork(): (rows: readonly LeadRow[], status: WorkState) => Promise<boolean> {
  const { tell, remember, refresh, own } = useDesk();
  return async (rows, status) => {
    const [first] = rows;
    if (first === undefined) return false;
    try {
      const answers = await own.runExclusive(() =>
        changeStates(
          rows.map(({ table, id, last_change }) => {
            const seen = own.lastSeen({ table, id }, last_change);
            return { table, id, status, seen };
          }),
        ),
      );
      const back = backOf(answers);
      const who = rows.length === 1 ? whoOf(first) : counted(back.length, "submission");
      if (back.length > 0) remember({ name: `${who} to ${stateNames[status]}`, back });
      tell(describeAnswers(rows, answers, status));
      refresh();
      return true;
    } catch (error) {
      tell(sentence(error));
      return false;
    }
  };
}
