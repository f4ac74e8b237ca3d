import { anyPattern } from "./any-pattern.ts";

/** Turns of phrase that are British or translated, and what is said in the United States. */
const TURNS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\bevery second (day|week|month|quarter|year|monday|tuesday|wednesday|thursday|friday)\b/gi,
    "every other $1",
  ],
  [/\bat school(?=$|[.,;:?!)]| (?:and|or)\b)/gi, "in school"],
  [/\bat (?:the )?interview stage\b/gi, "in the interviews, or before the interview"],
  [/\b(?:am|is|are|was|were|be|been) agreed as\b/gi, "set as, or that both sides agreed on it"],
  [/\bunder watch\b/gi, "under supervision, or in public view"],
  [/\bwhoever (has|holds|gets) (?:it|both|the)\b/gi, "anyone who $1"],
];

const hasTurn = anyPattern(TURNS.map(([pattern]) => pattern));

/** What is wrong with the phrases of a text, a sentence for each. */
export function findTurns(text: string): string[] {
  if (!hasTurn(text)) return [];
  return TURNS.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(
      ([found, word = ""]) =>
        `found "${found}", expected "${instead.replace("$1", word)}", as people say it in the United States`,
    ),
  );
}
