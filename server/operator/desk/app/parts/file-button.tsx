import type { ReactNode } from "react";
import { errorMessage } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { loadFile } from "../data/load-file.ts";
import { Button } from "./button.tsx";

interface FileButtonProps {
  path: string;
  isShown?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isShown = false, children }: FileButtonProps) {
  const { notify } = useDesk();
  return (
    <Button
      onClick={() => void loadFile(path, isShown).catch((error: unknown) => notify(errorMessage(error)))}
    >
      {children}
    </Button>
  );
}
