import {
  COMPARED_FACT_NAMES,
  toFactSlug,
  getFactKeyword,
  type ComparedFact,
  toRegionSlug,
  toSortedPath,
  sortStates,
  type ComparisonSort,
} from "../../../model/pay/comparison.ts";
import { formatMonth } from "../../../model/format-day.ts";
import { payInState, findRegion, findBaselinePay } from "../../../model/pay/state-pay.ts";
import type { Compare } from "../../../model/schemas/compare.ts";
import type { State } from "../../../model/schemas/state.ts";
import { fillText } from "../strings.ts";
import {
  createPayMarkStyles,
  createPayMarks,
  getColumnName,
  type ComparisonProps,
} from "./comparison-props.ts";
import { FactMarker, getMarkerLevel } from "./fact-marker.tsx";
import type { CSSProperties } from "react";
import { formatThousands, toPayAxisPosition, PAY_AXIS } from "../../../model/pay/format-dollars.ts";

/**
 * A state's row in the comparison table: pay on the shared scale, and legal facts. A script filters and sorts
 * rows by their `data-` attributes.
 */
function CompareRow({
  state,
  baseline,
  texts: { table },
  salaries,
  view,
}: ComparisonProps & { state: State; baseline: CSSProperties }) {
  const region = findRegion(salaries, state.slug);
  const pay = payInState(salaries, view.role, state.slug);
  const payMarks = pay && createPayMarks(pay);
  const factAttributes = Object.fromEntries(
    COMPARED_FACT_NAMES.map((name) => [`data-${toFactSlug(name)}`, getFactKeyword(state, name)]),
  );
  return (
    <tr data-state={state.abbr} data-region={toRegionSlug(salaries, state)} {...factAttributes}>
      <td className="pin-cell">
        <label>
          <input
            className="graphic"
            type="checkbox"
            name="pin"
            value={state.abbr}
            aria-label={fillText(table.pin, { state: state.name })}
          />
        </label>
      </td>
      <th scope="row">
        <span
          className="inline-block w-7.5 font-mono text-13 leading-none text-ink-2 max-desk:hidden print:hidden"
          aria-hidden="true"
        >
          {state.abbr}
        </span>
        <a href={`/locations/${state.slug}`}>{state.name}</a>
      </th>
      <td className="region-cell whitespace-nowrap">
        {region === undefined ? (
          <span className="text-ink-2">{table.noRegion}</span>
        ) : (
          <>
            {region.region}{" "}
            <span className="text-ink-2">
              {region.premium === 0 ? table.baseline : `+${region.premium}%`}
            </span>
          </>
        )}
      </td>
      {payMarks === undefined ? (
        <td className="pay-cell unpublished" colSpan={2}>
          <span className="text-ink-2">{table.unpublished}</span>
        </td>
      ) : (
        <>
          <td className="pay-cell">
            <span className="sr-only" data-range>
              {payMarks.range}
            </span>
            <span
              className="pay-track graphic"
              aria-hidden="true"
              style={{ ...createPayMarkStyles(payMarks), ...baseline }}
            >
              <span className="pay-bar" />
              <span className="pay-average" />
              <span className="pay-end pay-low">{payMarks.low}</span>
              <span className="pay-end pay-high">{payMarks.high}</span>
            </span>
          </td>
          <td className="average-cell">{payMarks.average}</td>
        </>
      )}
      {COMPARED_FACT_NAMES.map((name) => (
        <FactCell key={name} state={state} name={name} table={table} />
      ))}
    </tr>
  );
}

function FactCell({ state, name, table }: { state: State; name: ComparedFact; table: Compare["table"] }) {
  const word = getFactKeyword(state, name);
  const values: Readonly<Record<string, { short: string; long: string }>> = table.values[name];
  const { short, long } = values[word] ?? table.notStated;
  const fact = state.facts[name];
  const label = (
    <>
      <span className="max-desk:not-print:hidden">{short}</span>
      <span className="hidden max-desk:not-print:inline">
        {fact === undefined ? `${table.columns[name]}: ${long}` : long}
      </span>
    </>
  );
  return (
    <td className="fact-cell">
      <span className="flex items-center gap-2.25">
        <FactMarker level={getMarkerLevel(word)} />
        {fact === undefined ? (
          <span>{label}</span>
        ) : (
          <a
            className="inline-flex min-h-6.5 min-w-6.5 items-center print:min-h-0"
            href={fact.url}
            rel="noopener"
            title={`${fact.source}, ${formatMonth(fact.asOf)}`}
          >
            {label}
          </a>
        )}
      </span>
    </td>
  );
}

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
  const baseline = {
    "--base-low": toPayAxisPosition(low),
    "--base-high": toPayAxisPosition(high),
  } as CSSProperties;
  return (
    <table
      // With collapsed borders, a sticky header would lose its borders while stuck.
      className="compare-table border-separate border-spacing-0 text-16 leading-125"
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
          <CompareRow key={state.slug} {...comparison} state={state} baseline={baseline} />
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
