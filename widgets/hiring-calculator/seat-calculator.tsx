import { formatDollars } from "../../model/pay/format-dollars.ts";
import { Calculator } from "./calculator.tsx";
import { numberFields } from "./number-field.tsx";
import { SeatDrawing } from "./seat-drawing.tsx";
import { computeSeatCost } from "./seat-cost.ts";
import type { SeatSettings } from "./settings.ts";
import { createAmountRules, useInputs } from "./use-inputs.ts";
import { formatDollarsAndCents, fillText, formatNumber } from "./format.ts";

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
