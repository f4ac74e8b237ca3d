import type { ReactNode } from "react";

export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className="border border-ink bg-sheet p-9 max-md:-mx-1.5 max-md:px-4.5 max-md:py-6">{children}</div>
  );
}
