import type { State } from "../schemas/state.ts";

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

export function toSourceSheets(sources: readonly CitedSource[]): CitedSource[][] {
  return Array.from({ length: Math.ceil(sources.length / SOURCES_PER_SHEET) }, (_, index) =>
    sources.slice(index * SOURCES_PER_SHEET, (index + 1) * SOURCES_PER_SHEET),
  );
}
