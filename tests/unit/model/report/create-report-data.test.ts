import { describe, expect, it } from "vitest";
import { shippedSite as site } from "../../../shipped-content.ts";
import { findDemand } from "../../../../model/pay/comparison.ts";
import { findBaselinePay, payInState } from "../../../../model/pay/state-pay.ts";
import { formatMonth } from "../../../../model/format-day.ts";
import { createReportData } from "../../../../model/report/create-report-data.ts";

const data = createReportData(site);

describe("the report's data", () => {
  it("has the pay and the demand label for every role in every state", () => {
    const rows = data.states.flatMap(({ slug, roles }) => roles.map((row) => ({ slug, ...row })));
    expect(rows).toHaveLength(site.states.length * site.salaries.roles.length);
    for (const { slug, role, pay, demand } of rows) {
      const state = site.states.find((one) => one.slug === slug);
      expect(pay, `${role} in ${slug}`).toEqual(payInState(site.salaries, role, slug) ?? null);
      expect(demand, `${role} in ${slug}`).toBe((state && findDemand(state, role)) ?? null);
    }
  });

  it("divides a pay range into four equal parts", () => {
    for (const { role, cuts } of data.roles) {
      const { low, high } = findBaselinePay(site.salaries, role);
      expect(cuts[0]).toBe(low);
      expect(cuts[4]).toBe(high);
      for (const index of [1, 2, 3, 4])
        expect((cuts[index] ?? 0) - (cuts[index - 1] ?? 0)).toBe((high - low) / 4);
    }
  });

  it("lists every source for a state's facts", () => {
    const citedUrls = new Set(data.sources.flat().map(({ url }) => url));
    for (const { facts } of site.states)
      for (const { url } of Object.values(facts)) expect(citedUrls).toContain(url);
  });

  it("has the dates of the pay table and of the newest fact, if that is newer, and the newest in the file's metadata", () => {
    const asOfDates = site.states.flatMap(({ facts }) => Object.values(facts).map(({ asOf }) => asOf)).sort();
    const latest = asOfDates.at(-1) ?? "";
    expect(data.dates).toBe(`Pay table ${data.issue}; hiring facts as dated, latest ${formatMonth(latest)}`);
    expect(data.date).toEqual(latest.split("-").map(Number));
    const reissued = createReportData({ ...site, agency: { ...site.agency, reportIssued: "2099-02-03" } });
    expect([reissued.dates, reissued.date]).toEqual([null, [2099, 2, 3]]);
  });

  it("numbers its sheets, each with a unique code", () => {
    expect(new Set(data.sheets.map(({ code }) => code)).size).toBe(data.sheets.length);
    expect(data.sheets.map(({ page }) => page)).toEqual(data.sheets.map((_, index) => index + 1));
  });
});
