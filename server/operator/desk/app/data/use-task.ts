import { useState } from "react";
import { errorMessage } from "./call-api.ts";
import { useDesk } from "./desk-context.ts";

/** Returns whether an action is running, and a function that runs one and reports its error to the operator. */
export function useTask(): [isBusy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const { notify } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await task().catch((error: unknown) => notify(errorMessage(error)));
    setBusy(false);
  };
  return [isBusy, run];
}
