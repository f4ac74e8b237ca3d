import { useState } from "react";
import { sentence } from "./ask.ts";
import type { OwnChanges } from "./own-changes.ts";
import { changeStates, describeBack, type LastChange } from "./work.ts";

/** Undo for the last status change of this window, once. */
export function useLastChange(tell: (line: string) => void, onDone: () => void, own: OwnChanges) {
  const [last, setLast] = useState<LastChange>();
  const undo = async () => {
    if (last === undefined) return;
    setLast(undefined);
    try {
      tell(describeBack(last, await own.runExclusive(() => changeStates(last.back))));
    } catch (error) {
      tell(sentence(error));
      setLast(last);
    }
    onDone();
  };
  return { last, remember: setLast, undo };
}
