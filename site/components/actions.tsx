import type { ReactNode } from "react";

/** Buttons in a row; on a phone one beneath the other, each as wide as the page. */
export function Actions({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`flex flex-wrap gap-3.5 max-md:*:w-full ${className}`}>{children}</p>;
}
