import { useMemo } from "react";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { Calculator } from "./calculator.tsx";
import { numberFields } from "./number-field.tsx";
import { OfferDrawing } from "./offer-drawing.tsx";
import { createOfferRows } from "./create-offer-rows.ts";
import { SelectField } from "./select-field.tsx";
import type { OfferSettings } from "./settings.ts";
import { createAmountRules, createKeywordRule, useInputs } from "./use-inputs.ts";
import { fillText } from "./format.ts";

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
            field("offer", fields.offer, "example", formatDollars, fields.step),
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
