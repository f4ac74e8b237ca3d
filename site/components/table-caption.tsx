import type { ReactNode } from "react";

export function TableCaption({ children }: { children: ReactNode }) {
  return (
    <caption className="pb-3.5 text-left font-head text-19 leading-130 font-label normal-nums">
      {children}
    </caption>
  );
}
