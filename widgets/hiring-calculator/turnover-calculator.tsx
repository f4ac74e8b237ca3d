import { formatDollars, formatNumber } from "../../model/pay/format-dollars.ts";
import { Calculator } from "./calculator.tsx";
import { numberFields } from "./fields.tsx";
import { fillText, type TurnoverSettings } from "./settings.ts";
import { TurnoverDrawing } from "./drawings.tsx";
import { createAmountRules, useInputs } from "./use-inputs.ts";

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
          name: sums.isCapped
            ? rows.keptAll
            : fillText(rows.kept, { people: formatNumber(values.people), gain: percent(values.kept) }),
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

export interface TurnoverInputs {
  people: number;
  turnover: number;
  /** Cost of replacing one person, in dollars. */
  "cost-low": number;
  "cost-high": number;
  /** Months until a new hire is fully productive. */
  productive: number;
  /** Additional people retained, as a percentage of all people. */
  kept: number;
}

export function computeTurnoverCost({ people, turnover, productive, ...inputs }: TurnoverInputs) {
  const costs = [inputs["cost-low"], inputs["cost-high"]];
  const costLow = Math.min(...costs);
  const costHigh = Math.max(...costs);
  const leavers = (people * turnover) / 100;
  const retained = (people * inputs.kept) / 100;
  const leaversRetained = Math.min(leavers, retained);
  const leaversRemaining = leavers - leaversRetained;
  return {
    costLow,
    costHigh,
    leavers,
    totalLow: leavers * costLow,
    totalHigh: leavers * costHigh,
    rampMonths: leavers * productive,
    /** Whether fewer people leave than the share of people to retain. */
    isCapped: leavers < retained,
    leaversRetained,
    savedLow: leaversRetained * costLow,
    savedHigh: leaversRetained * costHigh,
    leaversRemaining,
    remainingLow: leaversRemaining * costLow,
    remainingHigh: leaversRemaining * costHigh,
  };
}
