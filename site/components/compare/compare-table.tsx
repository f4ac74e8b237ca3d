import type { CSSProperties } from "react";
import { COMPARED_FACT_NAMES, toFactSlug } from "../../../model/pay/compared-facts.ts";
import { toSortedPath, sortStates, type ComparisonSort } from "../../../model/pay/comparison.ts";
import { formatThousands, toPayAxisPosition, PAY_AXIS } from "../../../model/pay/format-dollars.ts";
import { findBaselinePay } from "../../../model/pay/state-pay.ts";
import { fillText } from "../fill-text.ts";
import { CompareRow } from "./compare-row.tsx";
import type { ComparisonProps } from "./comparison-props.ts";
import { getColumnName } from "./get-column-name.ts";

/** Tick spacing in dollars. It is wider than in other charts because this scale is narrow. */
const TICK_SPACING = 30_000;

const TICKS = Array.from(
  { length: (PAY_AXIS.to - PAY_AXIS.from) / TICK_SPACING + 1 },
  (_, index) => PAY_AXIS.from + index * TICK_SPACING,
);

/** Table of all states. Column headings link to sorted pages; with JavaScript, they sort in place. */
export function CompareTable(comparison: ComparisonProps) {
  const { texts, states, salaries, view } = comparison;
  const { columns, caption } = texts.table;
  const { low, high } = findBaselinePay(salaries, view.role);
  const baseline = { "--base-low": toPayAxisPosition(low), "--base-high": toPayAxisPosition(high) };
  return (
    <table
      // With collapsed borders, a sticky header would lose its borders while stuck.
      className="compare-table border-separate border-spacing-0 text-16 leading-125"
      style={baseline as CSSProperties}
    >
      <caption className="sr-only">
        {fillText(caption, { role: view.role, year: salaries.year, count: states.length })}
      </caption>
      <thead className="top-16 z-2 border-y border-ink max-desk:not-print:sticky max-desk:not-print:block max-desk:not-print:bg-paper">
        <tr className="*:font-mono *:text-13 *:leading-130">
          <th scope="col" className="pin-cell">
            <span className="sr-only">{columns.pin}</span>
          </th>
          <SortableHead {...comparison} sort="name" />
          <SortableHead {...comparison} sort="region" />
          <th scope="col" className="pay-cell">
            <span className="-ml-3.5 block" data-role-name>
              {fillText(columns.range, { role: view.role })}
            </span>
            {/* There is no room for the scale when rows are cards, so each card shows the ends of its range
                as text instead. */}
            <span
              className="relative mt-1.25 block h-4.25 font-regular *:absolute *:-translate-x-1/2 md:max-desk:not-print:hidden"
              aria-hidden="true"
            >
              {TICKS.map((tick) => (
                <span key={tick} style={{ left: toPayAxisPosition(tick) }}>
                  {formatThousands(tick)}
                </span>
              ))}
            </span>
          </th>
          <SortableHead
            {...comparison}
            sort="pay"
            className="average-cell desk:whitespace-nowrap print:whitespace-nowrap"
          />
          {COMPARED_FACT_NAMES.map((name) => (
            <SortableHead key={name} {...comparison} sort={toFactSlug(name)} className="fact-cell" />
          ))}
        </tr>
      </thead>
      <tbody className="gap-x-8 max-desk:not-print:grid md:max-desk:not-print:grid-cols-2 *:content-start *:gap-x-3 *:gap-y-0.75 *:border-b *:border-line *:py-3.5 *:data-pinned:bg-sheet desk:*:hover:bg-sheet max-desk:not-print:*:relative max-desk:not-print:*:grid max-desk:not-print:*:grid-cols-2 **:[a]:decoration-line **:[a]:underline-offset-4 **:[a]:hover:decoration-current">
        {sortStates(states, salaries, view).map((state) => (
          <CompareRow key={state.slug} {...comparison} state={state} />
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadProps extends ComparisonProps {
  sort: ComparisonSort;
  className?: string;
}

function SortableHead({ sort, className, texts, view }: SortableHeadProps) {
  const order = sort === "pay" ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={sort === view.sort ? order : undefined}>
      <a
        className="inline-flex min-h-6 items-center gap-1.75 no-underline hover:underline in-[[aria-sort]]:font-logo"
        href={toSortedPath(sort)}
        data-sort={sort}
      >
        {getColumnName(texts, sort)}
        <SortIndicator />
      </a>
    </th>
  );
}

function SortIndicator() {
  return (
    <svg
      className="flex-none fill-none stroke-ink-3 stroke-[1.2] in-[[aria-sort]]:stroke-ink in-[[aria-sort]]:stroke-[2.4] print:hidden"
      viewBox="0 0 8 12"
      width="8"
      height="12"
      aria-hidden="true"
    >
      <path className="in-[[aria-sort=descending]]:stroke-none" d="M1 5l3-4 3 4" />
      <path className="in-[[aria-sort=ascending]]:stroke-none" d="M1 7l3 4 3-4" />
    </svg>
  );
}
