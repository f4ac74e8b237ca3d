import type { ReactNode } from "react";

interface SheetCountProps {
  isHiddenOnPhones?: boolean;
  children: ReactNode;
}

export function SheetCount({ isHiddenOnPhones = false, children }: SheetCountProps) {
  return (
    <span
      className={`font-mono text-13 tracking-mono ${isHiddenOnPhones ? "hidden md:inline" : "max-[359px]:hidden"}`}
    >
      {children}
    </span>
  );
}
