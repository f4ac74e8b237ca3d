import type { ReactNode } from "react";
import { errorMessage } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { loadFile } from "../data/load-file.ts";
import { Button } from "./button.tsx";

interface FileButtonProps {
  path: string;
  isOpenedInTab?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isOpenedInTab = false, children }: FileButtonProps) {
  const { notify } = useDesk();
  return (
    <Button
      onClick={() =>
        void loadFile(path, isOpenedInTab).catch((error: unknown) => notify(errorMessage(error)))
      }
    >
      {children}
    </Button>
  );
}
