import { useEffect, useRef, type ReactNode } from "react";
import type { HeadingText } from "./settings.ts";

interface ViewHeadingProps extends HeadingText {
  /** Whether to focus the heading on mount. Needed if the previously focused element was removed. */
  focusOnMount?: boolean;
  /** Below the sentence. */
  action?: ReactNode;
  children?: ReactNode;
}

export function ViewHeading({ title, lead, focusOnMount = false, action, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);
  return (
    <header className="grid gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12 lg:pt-18 lg:pb-13">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-5 max-w-140 text-20 leading-148 text-ink-2">{lead}</p>
        {action}
      </div>
      {children}
    </header>
  );
}

export function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-31 leading-[1.1] tracking-[-0.02em]">
      {children}
    </h2>
  );
}
