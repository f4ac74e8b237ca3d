import { ask } from "./ask.ts";

/**
 * Has the browser load a file of the desk, at an address that works once.
 * @param path behind `/api`
 * @param isShown in a tab of its own, otherwise saved
 * @throws AskError with a sentence for the operator
 */
export async function giveOut(path: string, isShown: boolean): Promise<void> {
  // Before anything is awaited; later, a browser would not let a script open it.
  const tab = isShown ? window.open("", "_blank") : null;
  try {
    const { address } = await ask<{ address: string }>("/tickets", { method: "POST", body: { path } });
    if (tab === null) location.assign(address);
    else {
      tab.opener = null;
      tab.location.replace(address);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}
