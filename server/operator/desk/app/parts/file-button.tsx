import type { ReactNode } from "react";
import { callApi } from "../data/call-api.ts";
import { useTask } from "../data/use-task.ts";
import { Button } from "./button.tsx";

/**
 * Makes the browser load one of the desk's files from a single-use URL.
 * @param path relative to `/api`
 * @param isOpenedInTab opens the file in a new tab instead of saving it
 * @throws ApiError with a message for the operator
 */
async function loadFile(path: string, isOpenedInTab: boolean): Promise<void> {
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

interface FileButtonProps {
  path: string;
  isOpenedInTab?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isOpenedInTab = false, children }: FileButtonProps) {
  const [, run] = useTask();
  return <Button onClick={() => void run(() => loadFile(path, isOpenedInTab))}>{children}</Button>;
}
