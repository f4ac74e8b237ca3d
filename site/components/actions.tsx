import type { ReactNode } from "react";

export function Actions({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`flex flex-wrap gap-3.5 max-md:*:w-full ${className}`}>{children}</p>;
}
