import { ask } from "./ask.ts";

/**
 * Makes the browser load a file of the desk from a single-use URL.
 * @param path relative to `/api`
 * @param isShown opens it in a new tab instead of saving it
 * @throws AskError with a sentence for the operator
 */
export async function giveOut(path: string, isShown: boolean): Promise<void> {
  // Before the first await: later, popup blockers would prevent it.
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
