import type { ReactNode } from "react";

interface SheetCountProps {
  /** Left out on a phone. */
  isWideOnly?: boolean;
  children: ReactNode;
}

/** The sheet's number among those of its set. */
export function SheetCount({ isWideOnly = false, children }: SheetCountProps) {
  return (
    <span
      className={`font-mono text-13 tracking-mono ${isWideOnly ? "hidden md:inline" : "max-[359px]:hidden"}`}
    >
      {children}
    </span>
  );
}
