import type { ReactNode } from "react";

export function LeadParagraph({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`text-19 leading-148 text-pretty text-ink-2 md:text-22 ${className}`}>{children}</p>;
}
