import type { Site } from "../kinds/site.ts";
import { formatMonth } from "../format-day.ts";
import { findDemand, findHardestRole } from "../pay/comparison.ts";
import { listBands, rankRoles, payInRegion, payInState, findRegion } from "../pay/state-pay.ts";
import { PAY_AXIS } from "../pay/format-dollars.ts";
import type { SalaryRow } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";

export type ReportData = ReturnType<typeof createReportData>;

/**
 * Computes the report's data. The validated content is its only input, which makes the report reproducible.
 */
export function createReportData(site: Site) {
  const { agency, salaries, report, states } = site;
  const { points: rules, limits } = site["pay-methodology"].rules;
  const issue = formatMonth(agency.reportIssued);
  const latestFact = findLatestFactDate(states);
  const isRevised = latestFact > agency.reportIssued;
  const [year = 0, month = 1, day = 1] = (isRevised ? latestFact : agency.reportIssued)
    .split("-")
    .map(Number);
  const sources = toSourceSheets(listCitedSources(states));
  return {
    agency: {
      name: agency.name,
      entity: agency.legalName,
      host: new URL(agency.url).host,
    },
    issue,
    /** Dates of the pay table and of the newest fact, if it is newer. */
    dates: isRevised
      ? report.dates.replace("{issue}", issue).replace("{latest}", formatMonth(latestFact))
      : null,
    /** Date of the newest content, for the file's metadata. */
    date: [year, month, day],
    year: salaries.year,
    axis: PAY_AXIS,
    texts: {
      title: report.title,
      short: report.short,
      cover: report.cover,
      subtitle: report.subtitle,
      drawing: report.drawing,
      method: { ...report.method, rules, limits },
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

/** Returns the newest date of a state's fact, such as 2026-11-30; an empty string if there are none. */
const findLatestFactDate = (states: readonly State[]): string =>
  states
    .flatMap(({ facts }) => Object.values(facts).map(({ asOf }) => asOf))
    .reduce((latest, asOf) => (asOf > latest ? asOf : latest), "");

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

interface CitedSource {
  source: string;
  url: string;
  asOf: string;
  states: string[];
}

const SOURCES_PER_SHEET = 100;

export function listCitedSources(states: readonly State[]): CitedSource[] {
  const sourcesByKey = new Map<string, CitedSource>();
  for (const { abbr, facts } of states)
    for (const { source, url, asOf } of Object.values(facts)) {
      const key = JSON.stringify([source, url, asOf]);
      const citedSource = sourcesByKey.get(key) ?? { source, url, asOf, states: [] };
      if (!citedSource.states.includes(abbr)) citedSource.states.push(abbr);
      sourcesByKey.set(key, citedSource);
    }
  return [...sourcesByKey.values()].sort(
    (a, b) => a.source.localeCompare(b.source, "en") || a.url.localeCompare(b.url, "en"),
  );
}

function toSourceSheets(sources: readonly CitedSource[]): CitedSource[][] {
  return Array.from({ length: Math.ceil(sources.length / SOURCES_PER_SHEET) }, (_, index) =>
    sources.slice(index * SOURCES_PER_SHEET, (index + 1) * SOURCES_PER_SHEET),
  );
}

const one = (kind: string, code: string, title: string) => ({ kind, code, title, index: 0 });

/**
 * Lists the report's sheets in order. The template has a function for each kind. The index is that of the role or state
 * that the sheet is about; sheets with sources are numbered from 0.
 * @param sourceSheets number of sheets that list sources
 */
function listReportSheets(site: Site, sourceSheets: number) {
  return [
    one("cover", "R-000", "Cover"),
    one("method", "R-001", "How the figures are made"),
    one("summary", "R-002", "What to take away"),
    one("roles", "R-100", "Base pay, all roles"),
    ...rankRoles(site.salaries).flatMap(({ role }, index) => [
      { kind: "role-pay", code: `R-${101 + 2 * index}`, title: role, index },
      { kind: "role-talk", code: `R-${102 + 2 * index}`, title: `${role}, offer`, index },
    ]),
    one("experience", "R-200", "Pay by experience"),
    one("regions", "R-201", "Roles by region"),
    ...site.states.map(({ abbr, name }, index) => ({ kind: "state", code: `L-${abbr}`, title: name, index })),
    one("facts", "R-300", "States compared"),
    one("averages", "R-301", "Pay in all states"),
    one("demand", "R-302", "Demand in all states"),
    one("glossary", "R-400", "Terms"),
    ...Array.from({ length: sourceSheets }, (_, index) => ({
      kind: "sources",
      code: `R-${401 + index}`,
      title: "Sources",
      index,
    })),
  ];
}
