import type { ReactNode } from "react";

interface DisclosureProps {
  /** Of all disclosures with the same name, only one is open at a time. */
  name?: string;
  summary: string;
  open?: boolean;
  /** Whether it is a line of a list that has lines of its own. */
  isPlain?: boolean;
  children: ReactNode;
}

const SUMMARY = "min-h-11 py-2.5 font-head text-18 leading-125 font-label tracking-mono";
const PLAIN_SUMMARY = "min-h-9 text-17 leading-130 font-figure";

export function Disclosure({ name, summary, open, isPlain = false, children }: DisclosureProps) {
  return (
    <details
      className={`group ${isPlain ? "" : "border-t border-line last:border-b"}`}
      name={name}
      open={open}
    >
      <summary
        className={`flex cursor-pointer items-center justify-between gap-5 [&::-webkit-details-marker]:hidden ${isPlain ? PLAIN_SUMMARY : SUMMARY}`}
      >
        {summary}
        <svg
          className="flex-none group-open:text-signal-ink print:hidden"
          stroke="currentColor"
          strokeWidth="2"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d="M0 8h16" />
          <path className="group-open:hidden" d="M8 0v16" />
        </svg>
      </summary>
      <div className={`text-17 text-ink-2 ${isPlain ? "pb-2.5" : "pb-4.5"}`}>{children}</div>
    </details>
  );
}
