import { mistakeAt } from "../source/check-source.ts";
import { listStrings } from "../leaves.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import type { State } from "../schemas/state.ts";
import type { SiteCheck } from "../kinds/site.ts";
import { hash } from "node:crypto";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { Mistake } from "../source/content-error.ts";

/** Minimum length of a reported paragraph in words. Shorter paragraphs may be identical by chance. */
const MIN_PARAGRAPH_WORDS = 12;

/** Minimum length of a reported sentence in words. Shorter sentences may match by chance. */
const MIN_SENTENCE_WORDS = 7;

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
      .filter((sentence) => sentence.split(/\s+/).length >= MIN_SENTENCE_WORDS)
      .map((sentence) => ({ path, sentence, key: sentence.replace(names, "{}").toLowerCase() })),
  );
}

/** A paragraph of a Markdown body, and its line in the file. */
export interface Paragraph {
  digest: string;
  line: number;
}

export function listParagraphs({ prose }: MarkdownSource): Paragraph[] {
  return prose.flatMap(({ text, line, heading }) => {
    const paragraph = text.trim();
    if (heading !== undefined || paragraph.split(/\s+/).length < MIN_PARAGRAPH_WORDS) return [];
    return [{ digest: hash("sha1", paragraph, "base64"), line }];
  });
}

/** Reports paragraphs that two entries share. */
export function checkSharedParagraphs(
  entries: readonly { slug: string; places: Pick<FieldPlaces, "file">; paragraphs: readonly Paragraph[] }[],
): Mistake[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ slug, places: { file }, paragraphs }) => {
    const lines = new Map<string, number[]>();
    for (const { digest, line } of paragraphs) {
      const owner = owners.get(digest) ?? slug;
      owners.set(digest, owner);
      if (owner !== slug) lines.set(owner, [...(lines.get(owner) ?? []), line]);
    }
    return [...lines].map(([owner, [line = 1, ...others]]) => {
      const suffix = others.length === 0 ? "" : `, and ${others.length} more below`;
      const problem = `found a paragraph that is also in ${owner}${suffix}: rewrite or delete it here`;
      return { file, line, field: "paragraph", problem };
    });
  });
}
