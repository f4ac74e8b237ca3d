import type { ReactNode } from "react";

export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="inline-flex min-w-5 justify-center rounded-control border border-current px-1 font-mono text-code max-md:hidden"
  >
    {children}
  </kbd>
);
