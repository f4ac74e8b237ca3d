import type { ReactNode } from "react";

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 border-t border-ink *:flex *:flex-col *:border-line *:py-4.5 *:pr-6 md:grid-cols-2 max-lg:*:border-b lg:grid-cols-4 lg:*:border-l lg:*:px-6 lg:*:pt-5.5 lg:*:pb-1.5 lg:*:first:border-l-0 lg:*:first:pl-0">
      {children}
    </div>
  );
}
