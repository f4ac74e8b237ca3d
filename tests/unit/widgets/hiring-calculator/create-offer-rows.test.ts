import { expect, test } from "vitest";
import { createOfferSettings } from "../../../../site/pages/tools.11ty.tsx";
import { shippedSite as site } from "../../../shipped-content.ts";
import { formatDollars } from "../../../../model/pay/format-dollars.ts";
import { payInState } from "../../../../model/pay/state-pay.ts";
import { createOfferRows } from "../../../../widgets/hiring-calculator/offer-calculator.tsx";

const settings = createOfferSettings(site);

function rowsFor(
  roleSlug: string,
  placeSlug: string,
  { offer = 125_000, current = 115_000, years = "" } = {},
) {
  const role = settings.roles.find(({ slug }) => slug === roleSlug);
  const place = settings.places.find(({ slug }) => slug === placeSlug);
  if (role === undefined || place === undefined) throw new Error(`no ${roleSlug} or ${placeSlug}`);
  const region = place.region === undefined ? undefined : settings.regions[place.region];
  const band = role.bands.find(({ slug }) => slug === years);
  return createOfferRows(settings, {
    role,
    pay: region?.pay[roleSlug],
    premium: region?.premium,
    band,
    offer,
    currentPay: current,
  });
}

test("every role in every state has the published pay", () => {
  for (const { slug } of site.states)
    for (const role of settings.roles) {
      const pay = payInState(site.salaries, role.name, slug);
      const amounts = rowsFor(role.slug, slug).map(({ amount }) => amount);
      if (pay === undefined) expect(amounts, `${role.slug} in ${slug}`).toHaveLength(1);
      else
        expect(amounts.slice(0, 3), `${role.slug} in ${slug}`).toEqual(
          [pay.low, pay.average, pay.high].map(formatDollars),
        );
    }
});

test("an offer outside the pay range is labeled as such", () => {
  const names = (offer: number): string[] =>
    rowsFor("superintendent", "texas", { offer }).map(({ name }) => name);
  const { rows } = settings;
  expect(names(90_000)).toContain(rows.underLow);
  expect(names(90_000)).toContain(rows.toHigh);
  expect(names(180_000)).toContain(rows.overLow);
  expect(names(180_000)).toContain(rows.overHigh);
});

test("an offer below the current pay is called a cut", () => {
  const [last] = rowsFor("superintendent", "texas", { offer: 90_000, current: 100_000 }).slice(-1);
  expect(last).toMatchObject({ name: settings.rows.cut, amount: "$10,000 (10%)" });
});

test("an experience band is compared with the offer without a premium", () => {
  const roleWithBands = settings.roles.find(({ bands }) => bands.length > 0);
  const [band] = roleWithBands?.bands ?? [];
  if (roleWithBands === undefined || band === undefined) throw new Error("no band is published");
  const rows = rowsFor(roleWithBands.slug, "texas", { offer: band.low + 1_000, years: band.slug });
  expect(rows).toContainEqual(
    expect.objectContaining({ rate: `− ${formatDollars(band.low)}`, amount: "$1,000" }),
  );
});
