import type { ReactNode } from "react";

export function CardRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2.5 max-md:gap-y-1 max-md:border-t max-md:border-line max-md:py-3.5 max-md:*:border-0 max-md:*:p-0">
      {children}
    </tr>
  );
}
