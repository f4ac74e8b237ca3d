import { formatDollars, formatDollarsAndCents, formatNumber } from "../../model/pay/format-dollars.ts";
import { Calculator } from "./calculator.tsx";
import { numberFields } from "./fields.tsx";
import { SeatDrawing } from "./drawings.tsx";
import { fillText, type SeatSettings } from "./settings.ts";
import { createAmountRules, useInputs } from "./use-inputs.ts";

const LIMITS = {
  pay: [20_000, 500_000, 500],
  empty: [0, 365, 1],
  "first-day": [0, 100, 5],
  ramp: [0, 36, 1],
  workdays: [100, 366, 1],
} as const;

const RULES = createAmountRules(LIMITS);

export function SeatCalculator({ settings }: { settings: SeatSettings }) {
  const { start, fields, results, rows, payFrom } = settings;
  const inputs = useInputs(start, RULES);
  const { values, isChanged } = inputs;
  const field = numberFields(LIMITS, inputs, settings);
  const sums = computeSeatCost(values);
  const months = (count: number): string => fillText(count === 1 ? fields.month : fields.months, { count });
  const percent = (value: number): string => `${formatNumber(value)}%`;
  const days = (count: number): string => fillText(results.days, { count: formatNumber(count) });
  const day = formatDollarsAndCents(sums.day);
  return (
    <Calculator
      settings={settings}
      inputs={inputs}
      fields={
        <>
          {field("pay", fields.pay, "published", formatDollars, isChanged("pay") ? undefined : payFrom)}
          {field("empty", fields.days, "assumed", formatNumber)}
          {field("first-day", fields.firstDay, "assumed", percent)}
          {field("ramp", fields.ramp, "published", months)}
          {field("workdays", fields.workdays, "assumed", formatNumber)}
        </>
      }
      result={
        <>
          <b>{formatDollars(sums.total)}</b> {results.unit}
        </>
      }
      formula={`${days(values.empty)} × ${day} + ${days(sums.rampDays)} × ${day} × ${percent(sums.rampLossPercent)} = ${formatDollars(sums.total)}`}
      drawing={<SeatDrawing values={values} sums={sums} months={months(values.ramp)} texts={results} />}
      rows={[
        {
          name: rows.day,
          quantity: formatDollars(values.pay),
          rate: `÷ ${formatNumber(values.workdays)}`,
          amount: day,
        },
        {
          name: rows.empty,
          quantity: days(values.empty),
          rate: `× ${day}`,
          amount: formatDollars(sums.emptyCost),
        },
        {
          name: fillText(rows.ramp, { share: percent(100 - values["first-day"]) }),
          quantity: days(sums.rampLossDays),
          rate: `× ${day}`,
          amount: formatDollars(sums.rampCost),
        },
        {
          name: rows.total,
          quantity: days(values.empty + sums.rampLossDays),
          rate: `× ${day}`,
          amount: formatDollars(sums.total),
        },
      ]}
    />
  );
}

export interface SeatInputs {
  /** Annual salary in dollars. */
  pay: number;
  /** Working days that the seat is empty. */
  empty: number;
  /** Productivity on the first day, in percent of full productivity. */
  "first-day": number;
  /** Months until full productivity. */
  ramp: number;
  workdays: number;
}

export type SeatCost = ReturnType<typeof computeSeatCost>;

/**
 * Computes the cost of an empty seat and of the new hire's ramp-up. Productivity rises linearly, so the
 * average loss during ramp-up is half of the first day's gap.
 */
export function computeSeatCost({ pay, empty, ramp, workdays, ...inputs }: SeatInputs) {
  /** Pay per working day in dollars. */
  const day = pay / workdays;
  /** Working days until full productivity. */
  const rampDays = (ramp / 12) * workdays;
  const rampLossPercent = (100 - inputs["first-day"]) / 2;
  /** Productivity lost during ramp-up, in full working days. */
  const rampLossDays = (rampDays * rampLossPercent) / 100;
  const emptyCost = empty * day;
  const rampCost = rampLossDays * day;
  return { day, emptyCost, rampDays, rampLossPercent, rampLossDays, rampCost, total: emptyCost + rampCost };
}
