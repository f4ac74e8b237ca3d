import type { ReactNode } from "react";

interface DisclosureProps {
  /** Of all disclosures with the same name, only one is open at a time. */
  name?: string;
  summary: string;
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ name, summary, open, children }: DisclosureProps) {
  return (
    <details
      className="group border-t border-line last:border-b print:break-inside-avoid"
      name={name}
      open={open}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-5 py-2.5 font-head text-19 leading-130 font-label tracking-mono [&::-webkit-details-marker]:hidden">
        {summary}
        <svg
          className="flex-none stroke-ink stroke-2 group-open:stroke-signal-ink print:hidden"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d="M0 8h16" />
          <path className="group-open:hidden" d="M8 0v16" />
        </svg>
      </summary>
      <div className="pr-10 pb-5.5 text-18 text-ink-2">{children}</div>
    </details>
  );
}
