import {
  COMPARED_FACT_NAMES,
  toFactSlug,
  getFactKeyword,
  type ComparedFact,
} from "../../../model/pay/compared-facts.ts";
import { toRegionSlug } from "../../../model/pay/comparison.ts";
import { formatMonth } from "../../../model/format-day.ts";
import { payInState, findRegion } from "../../../model/pay/state-pay.ts";
import type { Compare } from "../../../model/schemas/compare.ts";
import type { State } from "../../../model/schemas/state.ts";
import { fillText } from "../fill-text.ts";
import type { ComparisonProps } from "./comparison-props.ts";
import { FactMarker, getMarkerLevel } from "./fact-marker.tsx";
import { createPayMarkStyles, createPayMarks } from "./pay-marks.ts";

/**
 * A state's row in the comparison table: pay on the shared scale, and legal facts. A script filters and sorts
 * rows by their `data-` attributes.
 */
export function CompareRow({ state, texts: { table }, salaries, view }: ComparisonProps & { state: State }) {
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
            <span className="pay-track graphic" aria-hidden="true" style={createPayMarkStyles(payMarks)}>
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
