import type { Mistake } from "../source/content-error.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { DataCheck } from "./check-data.ts";
import { checkLines, checkStrings, combinePatterns } from "./check-texts.ts";
import { findVariantSpellings, findUnidiomaticPhrases } from "./spellings.ts";

interface Phrase {
  pattern: RegExp;
  /** Reason, which completes the message "found …, which". */
  why: string;
  remedy: string;
}

/**
 * Matches a sentence that mentions asking about one of these subjects, such as "we ask every candidate about
 * rotation, camps and families".
 */
const askingAbout = (subjects: string): RegExp =>
  new RegExp(`\\b(?:ask|screen|probe)(?:s|ed|ing)?\\b[^.?!;]{0,90}?(?<![\\w-])(?:${subjects})\\b`, "i");

/**
 * Matches phrases about candidates sharing documents that may belong to a former employer, such as "finalists brought
 * drawings from an earlier job".
 */
const sharingPapers = (papers: string): RegExp =>
  new RegExp(
    `\\b(?:ask(?:s|ed)? (?:for|to see)|sen[dt]s?|br(?:ings?|ought)|handed over)\\b(?![^.?!]*\\b(?:free to|redacted|your)\\b)` +
      `[^.?!;]{0,50}\\b(?:${papers}) (?:of theirs|(?:of|from) (?:\\w+ )?(?:last|past|earlier|previous|former|old))\\b`,
    "i",
  );

/**
 * Questions that the EEOC considers evidence of discrimination when asked before an offer
 * (https://www.eeoc.gov/prohibited-employment-policiespractices, and its pages on pre-employment inquiries). Text that
 * describes asking candidates such a question would be an admission. The last two entries are practices that endanger a
 * candidate's current job or breach a duty to the candidate's employer.
 * Patterns match people or questions rather than single words, so that single-family homes, native Revit files, health
 * and safety, union agreements and church projects are allowed.
 */
const FORBIDDEN_PHRASES: readonly Phrase[] = [
  {
    pattern: askingAbout(
      "famil(?:y|ies)(?![- ](?:owned|run|firms?|business|compan|homes?|hous))|spouses?|husbands?|wi(?:fe|ves)|child(?:ren|care)|kids|marital status|pregnan\\w+|(?:a|the|their|his|her) partner['’]s",
    ),
    why: "says that candidates are asked about family or partners, which the EEOC considers evidence of sex discrimination",
    remedy: "tell every candidate the conditions of the job: rotation, camp, relocation, travel, shifts",
  },
  {
    pattern:
      /\b(?:include|involve|persuad\w*|convinc\w*|win over)\b[^.?!;]{0,30}?\b(?:a|the|their|his|her) (?:family|spouse)\b(?! of)|\bwith (?:the )?family (?:agreed|in agreement|on board)\b/i,
    why: "brings a candidate's family into the decision to hire",
    remedy: "say what the employer offers: relocation pay, housing, a rotation, time to decide",
  },
  {
    pattern:
      /\bfamily (?:ties|roots|connections)\b|\b(?:have|has|with) (?:family|relatives) (?:near|in|around)\b|\b(?:near|close to) (?:her|his|their) (?:parents|family|in-laws)\b|\bdistance from family\b|\bcandidates?['’]s? (?:spouses?|famil(?:y|ies)|wi(?:fe|ves)|husbands?|children)\b/i,
    why: "makes a candidate's family part of the search",
    remedy: "say what the offer changes: pay, housing, rotation, length of the job",
  },
  {
    pattern:
      /(?<!Alaska |Hawaiian? )\b(?:natives\b(?! plants)|Natives (?:who|of|from)\b)|\bby hometown\b|\b(?:an?|local) (?:[A-Z]\w+ )?native (?:who|of|from|son|now|living)\b|\b(?:local boys?|farmer['’]s (?:son|daughter)|born and raised|local roots|birthplace|place of birth)\b|\braised (?:\w+ ){0,3}(?:away|nearby|here|locally)\b|\bgrew up (?:here|there|nearby|locally|in the (?:area|state|county|region))\b|\b(?:wants?|wanted|would|ready to|willing to|hoping to) (?:to )?(?:come|move) (?:back )?home\b/,
    why: "gives birthplace or origin as a reason to hire, which Title VII forbids as a proxy for national origin",
    remedy: "name the experience that the job requires, such as a winter season or a project on the islands",
  },
  {
    pattern: askingAbout(
      "national origin|nationality|native language|mother tongue|ancestry|ethnic\\w*|their (?:race|accent)|religions?|religious beliefs?|faith|church attendance",
    ),
    why: "says that candidates are asked about origin or religion, which Title VII protects",
    remedy: "state the condition that everyone must meet, such as working days or a license",
  },
  {
    pattern: /\bnative(?:[- ](?:English|Spanish))?[- ]speak(?:er|ing)s?\b/i,
    why: "requires a first language, which is a proxy for national origin",
    remedy: "state the working language, and how well the person must know it",
  },
  {
    pattern:
      /\b(?:young(?:er)?|youthful) (?:\w+ )?(?:candidates?|hires?|applicants?|blood|talent|workforce|engineers?|managers?|superintendents?|estimators?)\b|(?<!["“])\b(?:digital natives?|too old|old-timers?|how old (?:he|she|they)\b)/i,
    why: "prefers or rejects people because of age, which the Age Discrimination in Employment Act forbids",
    remedy: "name the level of the role or the skill: junior, entry-level, trained on the software",
  },
  {
    pattern: askingAbout(
      "age|date of birth|year (?:they|he|she) graduated|retirement plans|when (?:they|he|she) (?:will|plans? to) retire",
    ),
    why: "says that candidates are asked about age, which the EEOC considers evidence of age discrimination",
    remedy: "ask for the experience that the job requires",
  },
  {
    pattern:
      /\b(?:right|best|perfect) (?:man|woman|guy|gal) for\b|\b(?:asks?|asked|asking)\b[^.?!;]{0,60}\b(?:gender|sexual orientation)\b/i,
    why: "implies that the job is for one sex",
    remedy: "write person, candidate, lead, or the name of the role",
  },
  {
    pattern: askingAbout(
      "health(?![ -](?:and|care|systems?|plans?|clinics?|projects?|facilit))|disabilit(?:y|ies)|illness(?:es)?|medical (?:history|conditions?)|medications?|sick days|workers['’] comp(?:ensation)? claims?",
    ),
    why: "says that candidates are asked about health before an offer, which the Americans with Disabilities Act forbids",
    remedy: "state the physical requirements of the job, and ask whether the person can meet them",
  },
  {
    pattern:
      /\b(?:ask|screen)(?:s|ed|ing)?\b[^.?!;]{0,60}\bunion (?:cards?|members(?:hip)?)\b|\bwith (?:a )?(?:local|union) cards?\b|\bunion cards? (?:required|preferred)\b|\bnon-?union candidates?\b/i,
    why: "makes union membership a hiring criterion, which the National Labor Relations Act forbids",
    remedy:
      "name the experience: work under a project labor agreement, for a signatory contractor, in open shop",
  },
  {
    pattern:
      /\bask(?:s|ed|ing)? (?:\w+ ){0,4}(?:current|present|past|previous) (?:pay|salary|earnings)\b|\bwhat (?:they|the (?:person|candidate)) earns?\b/i,
    why: "asks for a candidate's current pay, which many states forbid",
    remedy: "start from the pay range and the candidate's expectations",
  },
  {
    pattern: sharingPapers(
      "as-builts?|calculations|drawings|estimates?|files?|look-aheads?|photographs|plans?|punch lists?|records?|redlines?|reports?|sheets?",
    ),
    why: "has candidates share documents that may belong to a former employer",
    remedy: "ask for what they are free to share, or give them your own material to work on",
  },
  {
    pattern:
      /(?<!\bpermission\b[^.?!]{0,40})\bcall (?:that person|(?:the|those) (?:two|three|four)|(?:\w+ ){1,3}who worked (?:under|for|with))\b/i,
    why: "has references called without the candidate's knowledge, which could cost the candidate's current job",
    remedy: "say that you first get the candidate's permission",
  },
];

/**
 * Matches negations such as "never" or "leaves out". A sentence with a negation may contain a forbidden phrase, because
 * the sentence advises against the phrase, as in "never ask about family".
 */
const NEGATION =
  /\b(?:not|never|no|nor|avoid\w*|cannot|illegal|unlawful|instead of|rather than|without|leav\w+ out)\b|n['’]t\b/i;

/** Reports forbidden and unidiomatic phrases, variant spellings and emoji in data files. */
export const checkPhrases: DataCheck = (_, { data }) => [...data.values()].flatMap(checkPhrasesInFields);

export const checkPhrasesInBody = (source: MarkdownSource): Mistake[] => [
  ...source.blocks.flatMap(({ yaml }) => checkPhrasesInFields(yaml)),
  ...checkLines(source, "phrase", ({ text }) => findProblems(text)),
];

const hasPhrase = combinePatterns(FORBIDDEN_PHRASES.map(({ pattern }) => pattern));

/** Describes each forbidden phrase in a text: the phrase, why it is forbidden, and what to write instead. */
export function findPhrases(text: string): string[] {
  if (!text.split("\n").some(hasPhrase)) return [];
  return text.split(/(?<=[.?!])\s+|\n+/).flatMap((sentence) =>
    FORBIDDEN_PHRASES.flatMap(({ pattern, why, remedy }) => {
      const match = pattern.exec(sentence);
      if (match === null || NEGATION.test(sentence.slice(0, match.index + match[0].length))) return [];
      return [`found "${match[0]}", which ${why}; ${remedy}`];
    }),
  );
}

export const checkPhrasesInFields = (source: YamlSource): Mistake[] => checkStrings(source, findProblems);

/** Matches targets of links, and URLs, whose words their author cannot choose. */
const ADDRESS = /\]\([^)]*\)|\bhttps?:\/\/\S+/g;

function findProblems(original: string): string[] {
  const text = original.includes("/") ? original.replaceAll(ADDRESS, "]") : original;
  return [
    ...findPhrases(text),
    ...findVariantSpellings(text),
    ...findUnidiomaticPhrases(text),
    ...findEmoji(text),
  ];
}

/** Matches emoji, which the fonts of social images and the report lack. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

const findEmoji = (text: string): string[] =>
  (EMOJI.exec(text) ?? []).map(
    (found) => `found the emoji ${found}, which cannot be shown in social images and the report: use words`,
  );
