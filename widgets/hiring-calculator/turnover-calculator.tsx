import { formatDollars } from "../../model/pay/format-dollars.ts";
import { Calculator } from "./calculator.tsx";
import { numberFields } from "./number-field.tsx";
import type { TurnoverSettings } from "./settings.ts";
import { TurnoverDrawing } from "./turnover-drawing.tsx";
import { computeTurnoverCost } from "./turnover-cost.ts";
import { createAmountRules, useInputs } from "./use-inputs.ts";
import { fillText, formatNumber } from "./format.ts";

const LIMITS = {
  people: [1, 100_000, 1],
  turnover: [0, 300, 1],
  "cost-low": [0, 1_000_000, 500],
  "cost-high": [0, 1_000_000, 500],
  productive: [0, 36, 1],
  kept: [0, 300, 1],
} as const;

const RULES = createAmountRules(LIMITS);

export function TurnoverCalculator({ settings }: { settings: TurnoverSettings }) {
  const { start, fields, results, rows } = settings;
  const inputs = useInputs(start, RULES);
  const { values } = inputs;
  const sums = computeTurnoverCost(values);
  const percent = (value: number): string => `${formatNumber(value)}%`;
  const months = (count: number): string =>
    fillText(count === 1 ? fields.month : fields.monthsOf, { count: formatNumber(count) });
  const formatEach = (count: number): string => fillText(rows.each, { count: formatNumber(count) });
  const formatSpan = (low: number, high: number): string =>
    low === high
      ? formatDollars(low)
      : fillText(rows.to, { low: formatDollars(low), high: formatDollars(high) });
  const cost = formatSpan(sums.costLow, sums.costHigh);
  const field = numberFields(LIMITS, inputs, settings);
  return (
    <Calculator
      settings={settings}
      inputs={inputs}
      fields={
        <>
          {field("people", fields.people, "example", formatNumber)}
          {field("turnover", fields.rate, "published", percent, fields.rateHint)}
          {field("cost-low", fields.costLow, "published", formatDollars)}
          {field("cost-high", fields.costHigh, "published", formatDollars)}
          {field("productive", fields.months, "published", months)}
          {field("kept", fields.gain, "published", percent, fields.gainHint)}
        </>
      }
      result={
        <>
          <b>{formatDollars(sums.totalLow)}</b> {results.to} <b>{formatDollars(sums.totalHigh)}</b>{" "}
          {results.unit}
        </>
      }
      formula={`${formatNumber(values.people)} × ${percent(values.turnover)} = ${formatNumber(sums.leavers)}. ${formatNumber(sums.leavers)} × ${cost} = ${formatSpan(sums.totalLow, sums.totalHigh)}`}
      drawing={<TurnoverDrawing people={values.people} leavers={sums.leavers} cost={cost} texts={results} />}
      rows={[
        {
          name: rows.replace,
          quantity: formatEach(sums.leavers),
          rate: cost,
          amount: formatSpan(sums.totalLow, sums.totalHigh),
        },
        {
          name: rows.ramp,
          quantity: formatEach(sums.leavers),
          rate: months(values.productive),
          amount: months(sums.rampMonths),
        },
        {
          name: fillText(rows.kept, { people: formatNumber(values.people), gain: percent(values.kept) }),
          quantity: formatEach(sums.leaversRetained),
          rate: cost,
          amount: formatSpan(sums.savedLow, sums.savedHigh),
        },
        {
          name: rows.left,
          quantity: formatEach(sums.leaversRemaining),
          rate: cost,
          amount: formatSpan(sums.remainingLow, sums.remainingHigh),
        },
      ]}
    />
  );
}
