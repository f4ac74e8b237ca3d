import { useState } from "react";
import { sentence } from "./ask.ts";
import type { OwnChanges } from "./own-changes.ts";
import { changeStates, describeBack, type LastChange } from "./work.ts";

/** The last change of state that was made in this window, which can be taken back once. */
export function useLastChange(tell: (line: string) => void, onDone: () => void, own: OwnChanges) {
  const [last, setLast] = useState<LastChange>();
  const undo = async () => {
    if (last === undefined) return;
    setLast(undefined);
    try {
      tell(describeBack(last, await own.inTurn(() => changeStates(last.back))));
    } catch (error) {
      tell(sentence(error));
      setLast(last);
    }
    onDone();
  };
  return { last, remember: setLast, undo };
}
