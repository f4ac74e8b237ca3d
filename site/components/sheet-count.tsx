import type { ReactNode } from "react";

interface SheetCountProps {
  isWideOnly?: boolean;
  children: ReactNode;
}

export function SheetCount({ isWideOnly = false, children }: SheetCountProps) {
  return (
    <span
      className={`font-mono text-13 tracking-mono ${isWideOnly ? "hidden md:inline" : "max-[359px]:hidden"}`}
    >
      {children}
    </span>
  );
}
