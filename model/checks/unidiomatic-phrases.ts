import { combinePatterns } from "./combine-patterns.ts";

const NOT_US_ENGLISH = "which is not US English";
const RAISES_DOUBT = "which reads like a claim, or makes readers doubt the rest of the page";
const NOT_PLAIN = "which readers may not understand";

/** Phrases that sound British or translated or that cast doubt on examples, with what to write instead. */
const PHRASES: readonly (readonly [pattern: RegExp, instead: string, why?: string])[] = [
  [
    /\bevery second (day|week|month|quarter|year|monday|tuesday|wednesday|thursday|friday)\b/gi,
    "every other $1",
  ],
  [/\bat school(?=$|[.,;:?!)]| (?:and|or)\b)/gi, "in school"],
  [/\bat (?:the )?interview stage\b/gi, "in the interviews, or before the interview"],
  [/\b(?:am|is|are|was|were|be|been) agreed as\b/gi, "was set as, or say that both sides agreed on it"],
  [/\bunder watch\b/gi, "under supervision, or in public view"],
  [/\bwhoever (has|holds|gets) (?:it|both|the)\b/gi, "anyone who $1"],
  [
    /\b(?:(?:the|your|our|each|one-page) brief(?=$|[,.;:?!)]| (?:and|is|that|to|with|ruled)\b)|from brief to|brief to (?:offer|shortlist|signed)|brief call)\b/gi,
    "job order (the terms) or intake call (the conversation)",
  ],
  [
    /\bmade[- ]up\b(?! (?:mostly )?of\b)/gi,
    "illustrative, or use the label Illustrative example",
    RAISES_DOUBT,
  ],
  [/\bhow one may go\b/gi, "what a search looks like", RAISES_DOUBT],
  [/\bone bench of recruiters\b/gi, "our recruiters", NOT_PLAIN],
  [/\bone way of working\b|\btwo fields and two ways to pay\b/gi, "what the client gets, or pays", NOT_PLAIN],
  [
    /\b(?:builders who hire through us|recent placements)\b/gi,
    "a heading that says that these are examples",
    RAISES_DOUBT,
  ],
  [
    /\bevery candidate knows who you are\b/gi,
    "a sentence that leaves room for confidential searches",
    RAISES_DOUBT,
  ],
  [/\blinem[ae]n\b/gi, "lineworker"],
];

const hasPhrase = combinePatterns(PHRASES.map(([pattern]) => pattern));

export function findUnidiomaticPhrases(text: string): string[] {
  if (!hasPhrase(text)) return [];
  return PHRASES.flatMap(([pattern, instead, why = NOT_US_ENGLISH]) =>
    [...text.matchAll(pattern)].map(
      ([found, word = ""]) => `found "${found}", ${why}: write ${instead.replace("$1", word)}`,
    ),
  );
}
