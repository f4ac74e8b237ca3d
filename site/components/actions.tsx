import type { ReactNode } from "react";

/** A row of buttons; stacked at full width on phones. */
export function Actions({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`flex flex-wrap gap-3.5 max-md:*:w-full ${className}`}>{children}</p>;
}
