import type { ReactNode } from "react";
import { loadFile } from "../data/load-file.ts";
import { useTask } from "../data/use-task.ts";
import { Button } from "./button.tsx";

interface FileButtonProps {
  path: string;
  isOpenedInTab?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isOpenedInTab = false, children }: FileButtonProps) {
  const [, run] = useTask();
  return <Button onClick={() => void run(() => loadFile(path, isOpenedInTab))}>{children}</Button>;
}
