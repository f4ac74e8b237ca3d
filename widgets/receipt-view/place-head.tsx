import { useEffect, useRef, type ReactNode } from "react";
import type { Place } from "./settings.ts";

interface PlaceHeadProps extends Place {
  /** Takes the focus, since what had it is gone. */
  hasFocus?: boolean;
  children?: ReactNode;
}

/** The page's one h1 with its sentence. */
export function PlaceHead({ title, lead, hasFocus = false, children }: PlaceHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <header className="receipt-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="receipt-lead">{lead}</p>
      </div>
      {children}
    </header>
  );
}
