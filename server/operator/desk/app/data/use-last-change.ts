import { useState } from "react";
import { errorMessage } from "./call-api.ts";
import type { OwnChanges } from "./own-changes.ts";
import { describeUndo, type LastChange } from "./status-changes.ts";

export function useLastChange(notify: (line: string) => void, onDone: () => void, ownChanges: OwnChanges) {
  const [last, setLast] = useState<LastChange>();
  const undo = async () => {
    if (last === undefined) return;
    setLast(undefined);
    try {
      notify(describeUndo(last, await ownChanges.send(() => last.undoRequests)));
    } catch (error) {
      notify(errorMessage(error));
      setLast(last);
    }
    onDone();
  };
  return { last, remember: setLast, undo };
}
