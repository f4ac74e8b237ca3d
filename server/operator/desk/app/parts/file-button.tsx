import type { ReactNode } from "react";
import { sentence } from "../data/ask.ts";
import { useDesk } from "../data/desk-context.ts";
import { giveOut } from "../data/give-out.ts";
import { Button } from "./button.tsx";

interface FileButtonProps {
  /** Path of the file, relative to `/api`. */
  path: string;
  /** Opens a new tab instead of saving. */
  isShown?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isShown = false, children }: FileButtonProps) {
  const { tell } = useDesk();
  return (
    <Button onClick={() => void giveOut(path, isShown).catch((error: unknown) => tell(sentence(error)))}>
      {children}
    </Button>
  );
}
