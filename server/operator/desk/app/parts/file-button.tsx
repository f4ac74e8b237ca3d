import type { ReactNode } from "react";
import { sentence } from "../data/ask.ts";
import { useDesk } from "../data/desk-context.ts";
import { giveOut } from "../data/give-out.ts";
import { Button } from "./button.tsx";

interface FileButtonProps {
  /** Of the file, behind `/api`. */
  path: string;
  /** In a tab of its own, otherwise saved. */
  isShown?: boolean;
  children: ReactNode;
}

/** A button that opens or saves a file. */
export function FileButton({ path, isShown = false, children }: FileButtonProps) {
  const { tell } = useDesk();
  return (
    <Button onClick={() => void giveOut(path, isShown).catch((error: unknown) => tell(sentence(error)))}>
      {children}
    </Button>
  );
}
