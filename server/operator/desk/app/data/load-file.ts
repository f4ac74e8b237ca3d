import { callApi } from "./call-api.ts";

/**
 * Makes the browser load one of the desk's files from a single-use URL.
 * @param path relative to `/api`
 * @param isOpenedInTab opens the file in a new tab instead of saving it
 * @throws ApiError with a message for the operator
 */
export async function loadFile(path: string, isOpenedInTab: boolean): Promise<void> {
  // Open the tab before the first await; afterward, popup blockers would prevent it.
  const tab = isOpenedInTab ? window.open("", "_blank") : null;
  try {
    const { address } = await callApi<{ address: string }>("/tickets", { body: { path } });
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
