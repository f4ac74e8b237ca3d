import type { Site } from "../kinds/site.ts";
import { formatMonth } from "../format-day.ts";
import { findDemand, findHardestRole } from "../pay/demand.ts";
import { listBands } from "../pay/experience-bands.ts";
import { PAY_AXIS } from "../pay/pay-axis.ts";
import { rankRoles } from "../pay/rank-roles.ts";
import { payInRegion, payInState, findRegion } from "../pay/state-pay.ts";
import type { SalaryRow } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";
import { listReportSheets } from "./list-report-sheets.ts";
import { listCitedSources, toSourceSheets } from "../pay/report-sources.ts";

export type ReportData = ReturnType<typeof createReportData>;

/**
 * Computes the report's data. The validated content is its only input, which makes the report reproducible.
 */
export function createReportData(site: Site) {
  const { agency, salaries, report, states } = site;
  const [year = 0, month = 1, day = 1] = agency.reportIssued.split("-").map(Number);
  const sources = toSourceSheets(listCitedSources(states));
  return {
    agency: {
      name: agency.name,
      entity: agency.legalName,
      host: new URL(agency.url).host,
    },
    issue: formatMonth(agency.reportIssued),
    date: [year, month, day],
    year: salaries.year,
    axis: PAY_AXIS,
    texts: {
      title: report.title,
      short: report.short,
      cover: report.cover,
      subtitle: report.subtitle,
      drawing: report.drawing,
      method: report.method,
      summary: report.summary,
      glossary: report.glossary,
      facts: site["state-page"].facts,
    },
    sheets: listReportSheets(site, sources.length).map((sheet, index) => ({ ...sheet, page: index + 1 })),
    regions: listRegions(site),
    unpublished: {
      rule: salaries.unpublished.rule,
      states: states.filter(({ slug }) => salaries.unpublished.states.includes(slug)).map(({ abbr }) => abbr),
    },
    demand: salaries.demand,
    roles: rankRoles(salaries).map((row) => createRoleData(site, row)),
    states: states.map((state) => createStateData(site, state)),
    sources,
  };
}

function listRegions({ salaries, states }: Site) {
  return [...salaries.regions]
    .sort((a, b) => b.premium - a.premium)
    .map((region) => ({
      name: region.region,
      premium: region.premium,
      rule: region.rule,
      highlight: region.highlight,
      states: states.filter(({ slug }) => region.states.includes(slug)).map(({ abbr }) => abbr),
    }));
}

function createRoleData(site: Site, { role, low, average, high }: SalaryRow) {
  const { salaries, report, states } = site;
  const texts = report.roles.find((one) => one.role === role);
  if (texts === undefined) throw new Error(`report.yaml has no entry in roles for ${role}.`);
  const quarter = (high - low) / 4;
  return {
    ...texts,
    guide: new URL(`/insights/${texts.article}`, site.agency.url).href,
    low,
    average,
    high,
    spread: high - low,
    cuts: [low, low + quarter, low + 2 * quarter, low + 3 * quarter, high],
    regions: listRegions(site).map(({ name, premium }) => ({
      name,
      premium,
      ...payInRegion(salaries, role, { premium }),
    })),
    bands: listBands(salaries, role),
    labels: salaries.demand.map(({ label }) => ({
      label,
      states: states.filter((state) => findDemand(state, role) === label).map(({ abbr }) => abbr),
    })),
  };
}

function createStateData({ salaries }: Site, state: State) {
  const region = findRegion(salaries, state.slug);
  const { slug, name, abbr, headline, cities } = state;
  return {
    slug,
    name,
    abbr,
    headline,
    cities,
    region: region?.region ?? null,
    premium: region?.premium ?? null,
    hardest: findHardestRole(state).role,
    roles: rankRoles(salaries).map(({ role }) => ({
      role,
      pay: payInState(salaries, role, slug) ?? null,
      demand: findDemand(state, role) ?? null,
    })),
    facts: state.facts,
  };
}
