import { mistakeAt } from "../source/check-source.ts";
import { listStrings } from "../source/list-strings.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import type { State } from "../schemas/state.ts";
import type { SiteCheck } from "../kinds/site.ts";

/** Minimum length of a reported sentence in words. Shorter sentences may match by chance. */
const MIN_WORDS = 7;

/** Reports sentences that two state pages share, ignoring names of states and cities. */
export const checkRepeatedSentences: SiteCheck = ({ states }, { entries }) => {
  const owners = new Map<string, { state: State; path: FieldPath }>();
  return states.flatMap((state) => {
    const places = entries.states.get(state.slug);
    return sentencesOf(state).flatMap(({ path, sentence, key }) => {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, { state, path });
      if (owner === undefined || places === undefined) return [];
      const problem = `found "${sentence}", which is also on the ${owner.state.name} page (${owner.path.join(".")}): rewrite or delete it`;
      return [mistakeAt(places, path, problem)];
    });
  });
};

function sentencesOf(state: State): { path: FieldPath; sentence: string; key: string }[] {
  const { name, cities, facts, ...texts } = state;
  const names = new RegExp(`\\b(?:${[name, ...cities.map((city) => city.name)].join("|")})\\b`, "g");
  const ids = Object.keys(facts) as (keyof State["facts"])[];
  const factTexts = ids.map((id) => [id, { text: facts[id]?.text }] as const);
  return listStrings({ ...texts, facts: Object.fromEntries(factTexts) }).flatMap(({ path, text }) =>
    text
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => sentence.split(/\s+/).length >= MIN_WORDS)
      .map((sentence) => ({ path, sentence, key: sentence.replace(names, "{}").toLowerCase() })),
  );
}
