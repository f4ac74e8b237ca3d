import { callApi } from "./call-api.ts";

/**
 * Makes the browser load a file of the desk from a single-use URL.
 * @param path relative to `/api`
 * @param isShown opens it in a new tab instead of saving it
 * @throws ApiError with a sentence for the operator
 */
export async function loadFile(path: string, isShown: boolean): Promise<void> {
  // Before the first await: later, popup blockers would prevent it.
  const tab = isShown ? window.open("", "_blank") : null;
  try {
    const { address } = await callApi<{ address: string }>("/tickets", { method: "POST", body: { path } });
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
