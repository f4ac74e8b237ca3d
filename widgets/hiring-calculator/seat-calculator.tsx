import { useMemo, useRef } from "react";
import { Calculator } from "./calculator.tsx";
import { NumberField } from "./number-field.tsx";
import { SeatDrawing } from "./seat-drawing.tsx";
import { computeSeatCost } from "./seat-cost.ts";
import type { SeatSettings, ValueSource } from "./settings.ts";
import { createAmountRule, useInputs } from "./use-inputs.ts";
import { formatDollars, formatDollarsAndCents, fillText, formatNumber } from "./format.ts";

const RULES = {
  pay: createAmountRule(20_000, 500_000),
  empty: createAmountRule(0, 365),
  "first-day": createAmountRule(0, 100),
  ramp: createAmountRule(0, 36),
  workdays: createAmountRule(100, 366),
};

export function SeatCalculator({ settings }: { settings: SeatSettings }) {
  const { start, fields, results, rows, payFrom } = settings;
  const inputs = useRef<HTMLDivElement>(null);
  const { values, isChanged, set, reset } = useInputs(start, RULES, inputs);
  const sums = useMemo(() => computeSeatCost(values), [values]);
  const getSource = (name: keyof typeof start, initialSource: ValueSource): ValueSource =>
    isChanged(name) ? "yours" : initialSource;
  const months = (count: number): string => fillText(count === 1 ? fields.month : fields.months, { count });
  const percent = (value: number): string => `${formatNumber(value)}%`;
  const days = (count: number): string => fillText(results.days, { count: formatNumber(count) });
  const day = formatDollarsAndCents(sums.day);
  return (
    <Calculator
      settings={settings}
      inputs={inputs}
      isChanged={(Object.keys(start) as (keyof typeof start)[]).some(isChanged)}
      onReset={reset}
      fields={
        <>
          <NumberField
            name="pay"
            label={fields.pay}
            tag={getSource("pay", "published")}
            hint={isChanged("pay") ? undefined : payFrom}
            value={values.pay}
            min={20_000}
            max={500_000}
            step={500}
            formatValue={formatDollars}
            onChange={(pay) => set({ pay })}
            settings={settings}
          />
          <NumberField
            name="empty"
            label={fields.days}
            tag={getSource("empty", "assumed")}
            value={values.empty}
            min={0}
            max={365}
            step={1}
            formatValue={formatNumber}
            onChange={(empty) => set({ empty })}
            settings={settings}
          />
          <NumberField
            name="first-day"
            label={fields.firstDay}
            tag={getSource("first-day", "assumed")}
            value={values["first-day"]}
            min={0}
            max={100}
            step={5}
            formatValue={percent}
            onChange={(firstDay) => set({ "first-day": firstDay })}
            settings={settings}
          />
          <NumberField
            name="ramp"
            label={fields.ramp}
            tag={getSource("ramp", "published")}
            value={values.ramp}
            min={0}
            max={36}
            step={1}
            formatValue={months}
            onChange={(ramp) => set({ ramp })}
            settings={settings}
          />
          <NumberField
            name="workdays"
            label={fields.workdays}
            tag={getSource("workdays", "assumed")}
            value={values.workdays}
            min={100}
            max={366}
            step={1}
            formatValue={formatNumber}
            onChange={(workdays) => set({ workdays })}
            settings={settings}
          />
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
