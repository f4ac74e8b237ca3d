import type { ReactNode } from "react";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";

interface TableHeadProps {
  columns: readonly string[];
  isHiddenOnPhones?: boolean;
}

export function TableHead({ columns, isHiddenOnPhones = false }: TableHeadProps) {
  return (
    <thead className={isHiddenOnPhones ? "max-md:hidden" : undefined}>
      <tr className="*:border-b-0 *:border-ink *:py-2.75 *:font-mono *:text-13 *:text-ink-2">
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function TableCaption({ children }: { children: ReactNode }) {
  return (
    <caption className="pb-3.5 text-left font-head text-19 leading-130 font-label normal-nums">
      {children}
    </caption>
  );
}

export function RowNote({ children }: { children: string }) {
  return <span className="mt-0.5 block text-16 leading-140 font-regular text-ink-2">{children}</span>;
}

export function RangeLegend({ hasAverage = false }: { hasAverage?: boolean }) {
  return (
    <svg
      className="graphic flex-none text-(color:--d-ink)"
      viewBox="0 0 26 10"
      width="26"
      height="10"
      aria-hidden="true"
    >
      <path d="M1 0v10M25 0v10M0 5h26" stroke="currentColor" strokeWidth="2" />
      {hasAverage && <path d="M9 1h8v8H9z" fill="currentColor" />}
    </svg>
  );
}

export function formatRange({ low, high }: PayFigures): string {
  return `${formatDollars(low)}–${formatDollars(high)}`;
}
