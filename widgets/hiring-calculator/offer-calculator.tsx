import { useMemo } from "react";
import { formatDollars, formatNumber } from "../../model/pay/format-dollars.ts";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { Calculator, type TakeoffRow } from "./calculator.tsx";
import { numberFields, SelectField } from "./fields.tsx";
import { OfferDrawing } from "./offer-drawing.tsx";
import { fillText, type OfferSettings, type OfferRole } from "./settings.ts";
import { createAmountRules, createKeywordRule, useInputs } from "./use-inputs.ts";

const PAY_LIMITS = [20_000, 500_000, 500] as const;
const LIMITS = { offer: PAY_LIMITS, current: PAY_LIMITS };

export function OfferCalculator({ settings }: { settings: OfferSettings }) {
  const { roles, places, regions, start, fields, results } = settings;
  const rules = useMemo(() => {
    const parseYears = createKeywordRule([
      "",
      ...roles.flatMap(({ bands }) => bands.map(({ slug }) => slug)),
    ]);
    return {
      role: createKeywordRule(roles.map(({ slug }) => slug)),
      place: createKeywordRule(places.map(({ slug }) => slug)),
      // Links from earlier versions contain `8-12-years`.
      years: (text: string) => parseYears(text.replace(/-years$/, "")),
      ...createAmountRules(LIMITS),
    };
  }, [roles, places]);
  const inputs = useInputs(start, rules);
  const { values, set } = inputs;
  const field = numberFields(LIMITS, inputs, settings);
  const role = roles.find(({ slug }) => slug === values.role) ?? roles[0];
  const place = places.find(({ slug }) => slug === values.place) ?? places[0];
  if (role === undefined || place === undefined) return null;
  const band = role.bands.find(({ slug }) => slug === values.years);
  const region = place.region === undefined ? undefined : regions[place.region];
  const pay = region?.pay[role.slug];
  const { offer, current } = values;
  const dollarsAboveAverage = pay && offer - pay.average;
  const differenceSign = dollarsAboveAverage === undefined ? 0 : Math.sign(dollarsAboveAverage);
  return (
    <Calculator
      settings={settings}
      inputs={inputs}
      fields={
        <>
          <SelectField
            name="role"
            label={fields.role}
            value={role.slug}
            groups={[{ options: roles }]}
            onChange={(slug) => set({ role: slug, years: "" })}
          />
          <SelectField
            name="place"
            label={fields.place}
            value={place.slug}
            groups={[
              { label: fields.regions, options: places.filter(({ isRegion }) => isRegion) },
              { label: fields.states, options: places.filter(({ isRegion }) => !isRegion) },
            ]}
            onChange={(slug) => set({ place: slug })}
          />
          <SelectField
            name="years"
            label={fields.years}
            hint={role.bands.length === 0 ? undefined : fields.national}
            value={band?.slug ?? ""}
            isDisabled={role.bands.length === 0}
            groups={[
              {
                options: [
                  { slug: "", name: role.bands.length === 0 ? fields.noYears : fields.anyYears },
                  ...role.bands,
                ],
              },
            ]}
            onChange={(slug) => set({ years: slug })}
          />
          {[
            field(
              "offer",
              fields.offer,
              "example",
              formatDollars,
              // Phones have no such keys.
              <span className="pointer-coarse:hidden">{fields.step}</span>,
            ),
            field("current", fields.current, "example", formatDollars, fields.currentHint),
          ]}
        </>
      }
      result={
        pay === undefined || dollarsAboveAverage === undefined ? (
          <b>{results.unpublished}</b>
        ) : (
          <>
            <b>{formatDollars(differenceSign === 0 ? pay.average : Math.abs(dollarsAboveAverage))}</b>{" "}
            {differenceSign < 0 ? results.under : differenceSign > 0 ? results.over : results.at}
          </>
        )
      }
      formula={
        pay === undefined
          ? fillText(results.unpublishedText, { place: place.name })
          : differenceSign > 0
            ? `${formatDollars(offer)} − ${formatDollars(pay.average)} = ${formatDollars(offer - pay.average)}`
            : `${formatDollars(pay.average)} − ${formatDollars(offer)} = ${formatDollars(pay.average - offer)}`
      }
      drawing={
        pay === undefined ? (
          <p className="pt-6 pb-9">
            <a className="btn btn-small" href={place.requestHref}>
              {results.request}
            </a>
          </p>
        ) : (
          <OfferDrawing offer={offer} pay={pay} axis={settings.axis} texts={results} />
        )
      }
      rows={createOfferRows(settings, {
        role,
        pay,
        premium: region?.premium,
        band,
        offer,
        currentPay: current,
      })}
    />
  );
}

interface OfferDetails {
  role: OfferRole;
  pay: PayFigures | undefined;
  premium: number | undefined;
  band: OfferRole["bands"][number] | undefined;
  offer: number;
  currentPay: number;
}

export function createOfferRows(
  { rows }: OfferSettings,
  { role, pay, premium, band, offer, currentPay }: OfferDetails,
): TakeoffRow[] {
  const raise = computeRaise(offer, currentPay);
  const bandText = (text: string) => fillText(text, { band: band?.name ?? "" });
  const factor = `× ${formatNumber(1 + (premium ?? 0) / 100)}`;
  return [
    ...(pay === undefined
      ? []
      : [
          ...(["low", "average", "high"] as const).map((figure) => ({
            name: rows[figure],
            quantity: formatDollars(role.baseline[figure]),
            rate: factor,
            amount: formatDollars(pay[figure]),
          })),
          differenceRow(offer, pay.low, rows.overLow, rows.underLow),
          differenceRow(pay.high, offer, rows.toHigh, rows.overHigh),
        ]),
    ...(band === undefined
      ? []
      : [
          differenceRow(offer, band.low, bandText(rows.bandLow), bandText(rows.bandUnder)),
          differenceRow(band.high, offer, bandText(rows.bandHigh), bandText(rows.bandOver)),
        ]),
    {
      ...differenceRow(offer, currentPay, rows.raise, rows.cut),
      amount: `${formatDollars(Math.abs(raise.dollars))} (${formatNumber(Math.abs(raise.percent))}%)`,
    },
  ];
}

function differenceRow(minuend: number, subtrahend: number, name: string, otherName: string): TakeoffRow {
  const isMinuendLarger = minuend >= subtrahend;
  return {
    name: isMinuendLarger ? name : otherName,
    quantity: formatDollars(isMinuendLarger ? minuend : subtrahend),
    rate: `− ${formatDollars(isMinuendLarger ? subtrahend : minuend)}`,
    amount: formatDollars(Math.abs(minuend - subtrahend)),
  };
}

/** Returns the raise over current pay in dollars and in percent (one decimal). */
export function computeRaise(offer: number, current: number): { dollars: number; percent: number } {
  return { dollars: offer - current, percent: Math.round(((offer - current) / current) * 1000) / 10 };
}
