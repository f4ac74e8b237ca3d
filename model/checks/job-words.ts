import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import { checkLines, checkStrings, combinePatterns } from "./check-texts.ts";

/** Words that an opening must not have, or that its author should reconsider. */
interface JobWord {
  pattern: RegExp;
  /** Completes the message `found "…", …`. */
  why: string;
  better: string;
  /** Excuses a text that matches it too. */
  unless?: RegExp;
  /** The field in which the words are in order. */
  except?: string;
}

/** A law or contract that makes citizenship a condition (8 USC 1324b(a)(2)(C)). */
const CITED_LAW =
  /\b(?:U\.?S\.?C\.?|C\.?F\.?R\.?|ITAR|FAR|DFARS|Executive Order|contract (?:no\.?|number))\s?\d?/;

const PAY = "instead of a range";
const PAY_FIELDS = "write both ends in `pay`, and what is paid beside it in `otherPay`";
const CLIENT = "which could name the client, whom candidates learn from us before they decide";
const CLIENT_WORDS = "describe the employer without name, address or link; candidates apply with the form";

/**
 * Words that are refused. The laws are in docs/jobs.md. Spanish words come after the English ones of the same reason.
 * Patterns match a demand on a person, so that a retirement community, a strong base plate or a health plan is allowed.
 */
const REFUSED_WORDS: readonly JobWord[] = [
  {
    pattern:
      /\b(?:young|youthful|energetic|digital natives?|recent(?:ly)? grad(?:uate)?s?|recent college|college students?|class of (?:19|20)\d\d|under (?:30|35|40|45|50) years|(?:max(?:imum)?|at most|no more than|up to) \d+ years(?:['’]? (?:of )?experience)?)\b/i,
    why: "which asks for an age (29 CFR 1625.4)",
    better: "name the level or the experience: entry level, 5+ years",
  },
  {
    pattern:
      /(?<![\p{L}])(?:j[oó]ven(?:es)?|nativ[oa]s? digital(?:es)?|reci[eé]n (?:egresad|graduad|titulad)[oa]s?|(?:edad|m[aá]xim[oa]|menor(?:es)?) (?:m[aá]xima|de) (?:de )?\d+ años)(?![\p{L}])/iu,
    why: "que pide una edad (29 CFR 1625.4)",
    better: "nombre el nivel o la experiencia: principiante, más de 5 años",
  },
  {
    pattern:
      /\b(?:he|she|him|his|hers?)\b(?!\/)|\b(?:girls?|guys?|gals?|gentlem[ae]n|wait(?:ress|resses)|handym[ae]n|salesm[ae]n|(?:fe)?male (?:candidates?|applicants?|only))\b/i,
    why: "which is for one sex (Title VII)",
    better: "write you, person, crew, maintenance technician, sales representative",
  },
  {
    pattern:
      /(?<![\p{L}])(?:var[oó]n(?:es)?|señoritas?|sexo (?:masculino|femenino)|solo (?:hombres|mujeres)|buena presencia)(?![\p{L}])/iu,
    why: "que pide un sexo o un aspecto (Title VII)",
    better: "escriba persona, o nombre lo que el trabajo exige",
  },
  {
    pattern:
      /\b(?:(?:U\.?S\.?|American|United States) citizens?(?:hip)?|citizens? only|green cards?|U\.?S\.? passports?|permanent residents? only|H-?1B (?:only|preferred|candidates?))\b/i,
    why: "which asks for a citizenship or a document (8 USC 1324b)",
    better:
      "write authorized to work in the US; if a law or contract demands more, cite it in the same sentence",
    unless: CITED_LAW,
  },
  {
    pattern:
      /(?<![\p{L}])(?:(?:solo )?ciudadan[oa]s? (?:estadounidenses?|americanos?)|solo ciudadan[oa]s|tarjeta verde|residentes permanentes)(?![\p{L}])/iu,
    why: "que pide una ciudadanía o un documento (8 USC 1324b)",
    better: "escriba autorizado para trabajar en EE. UU.",
    unless: CITED_LAW,
  },
  {
    pattern: /\b(?:native english|english[- ]only|no accent|without (?:an )?accent|accent[- ]free)\b/i,
    why: "which stands for an origin (Title VII)",
    better: "say what has to be understood, such as reads safety instructions in English",
  },
  {
    pattern: /(?<![\p{L}])(?:ingl[eé]s nativo|sin acento)(?![\p{L}])/iu,
    why: "que representa un origen (Title VII)",
    better: "diga qué hay que entender, por ejemplo lee instrucciones de seguridad en inglés",
  },
  {
    pattern:
      /\b(?:no (?:felons?|felony|criminal (?:record|history|background))|clean (?:criminal )?(?:record|background)|must (?:pass|clear) (?:a )?(?:criminal )?background)\b/i,
    why: "which turns people with a record away before an offer",
    better: "write background check after a conditional offer",
  },
  {
    pattern: /(?<![\p{L}])(?:sin antecedentes|antecedentes? (?:penales )?limpios?)(?![\p{L}])/iu,
    why: "que rechaza a personas con antecedentes antes de una oferta",
    better: "escriba verificación de antecedentes después de una oferta condicional",
  },
  {
    pattern:
      /\b(?:able[- ]bodied|(?:physically )?(?:strong|healthy|fit) (?:person|people|candidates?|individuals?|backs?)|in (?:good|excellent) health|no (?:disabilit(?:y|ies)|physical limitations?))\b|\bmust (?:be able to )?lift\b/i,
    why: "which describes a body instead of the work (ADA)",
    better: "write lifts up to 50 lb, often, with or without accommodation",
  },
  {
    pattern:
      /(?<![\p{L}])(?:sin discapacidad(?:es)?|buena salud|buen estado f[ií]sico|fuertes? y san[oa]s?)(?![\p{L}])/iu,
    why: "que describe un cuerpo y no el trabajo (ADA)",
    better: "escriba levanta hasta 50 lb, con o sin adaptaciones",
  },
  {
    pattern:
      /\b(?:christians?|muslims?|jewish|catholics?|churchgoers?|of faith|(?:un)?married (?:person|people|candidates?|applicants?|preferred|only)|single (?:person|people|candidates?)|no (?:kids|children|family obligations)|without children)\b(?! (?:hospital|school|universit|church|health))/i,
    why: "which concerns religion or family",
    better: "state the condition of the work: days, travel, rotation",
  },
  {
    pattern: /(?<![\p{L}])(?:estado civil|solter[oa]s?|casad[oa]s?|sin hijos|cristian[oa]s?)(?![\p{L}])/iu,
    why: "que trata de religión o familia",
    better: "diga la condición del trabajo: días, viajes, rotación",
  },
  {
    pattern:
      /\b(?:current|past|previous|prior|last) (?:pay|salary|wages?|earnings|compensation)\b|\b(?:salary|pay) history\b|(?<![\p{L}])(?:salario|sueldo) (?:anterior|actual)(?![\p{L}])/iu,
    why: "which asks what a person earned, as many states forbid",
    better: "leave it out; the range says what the work pays",
  },
  {
    pattern:
      /\bup to \$|\bhasta \$|\bDOE\b|\b(?:competitive|negotiable|attractive) (?:pay|salary|wages?|rates?|compensation)\b|\b(?:pay|salary|wage|rate|compensation) (?:is )?(?:negotiable|open|DOE)\b|\bcommensurate with\b|\bdepend(?:s|ing)? on experience\b|\$[\d,.]+K?(?:\+| and up\b| or more\b)|(?<![\p{L}])(?:salario|sueldo) (?:competitivo|a convenir|negociable)(?![\p{L}])/iu,
    why: PAY,
    better: PAY_FIELDS,
    except: "otherPay",
  },
  {
    pattern:
      /\b(?:L\.?L\.?[CP]|Inc|Corp|Ltd|P\.C)\b\.?|\b(?!(?:The|Our|Your|This|Each|Every|Any) )[A-Z]\w+ (?:Company|Co\.|Corporation|Brothers|Bros\.)(?!\w)|\bhttps?:|\bwww\.|[\w.]@\w|\.(?:com|net|org|us|build)\b/,
    why: CLIENT,
    better: CLIENT_WORDS,
  },
  {
    pattern: /<[a-z]+-[a-z-]+[ >]/,
    why: "a form, which feeds of openings cannot show",
    better: "leave it out; the page of each opening has its form",
  },
];

/** Words that are allowed, and have better ones. `npm run check` warns of them. */
const DOUBTED_WORDS: readonly JobWord[] = [
  {
    pattern: /\bjourneym[ae]n\b/i,
    why: "the license's title and the trade's word, which is allowed",
    better: "where it is not the title of a license, journey-level or journeyworker reaches more people",
    unless: /\bjourneym[ae]n \w+ licen[sc]e\b/i,
  },
  {
    pattern: /\b(?:forem[ae]n|linem[ae]n|manpower|flagm[ae]n|craftsm[ae]n|workm[ae]n)\b/i,
    why: "which reads as for one sex",
    better: "write foreperson, crew lead, lineworker, flagger, crew",
  },
  {
    pattern: /\b(?:energetic|tech[- ]savvy|high[- ]energy|fresh)\b/i,
    why: "which may read as an age",
    better: "name what the person does, and how well",
  },
  {
    pattern: /\bdriver['’]?s['’]? licen[sc]e\b|\blicencia de (?:conducir|manejo)\b/i,
    why: "which California allows only if driving is the work",
    better: "write drives a company truck between sites, if it is",
  },
  {
    pattern: /\bbackground checks?\b(?! after)|\bverificaci[oó]n de antecedentes\b(?! despu[eé]s)/i,
    why: "which several states tie to an offer",
    better: "write background check after a conditional offer",
  },
  {
    pattern: /\b(?:ninja|rock ?star|guru|work hard,? play hard)\b/i,
    why: "which says nothing about the work",
    better: "name the level and the work",
  },
];

type Rules = readonly JobWord[];

/** Describes each listed word in a text: the word, why it is listed, and what to write instead. */
const createFinder = (rules: Rules) => {
  const hasWord = combinePatterns(rules.map(({ pattern }) => pattern));
  return (text: string, [field]: FieldPath = []): string[] => {
    if (!hasWord(text)) return [];
    return rules.flatMap(({ pattern, why, better, unless, except }) => {
      const [found] = pattern.exec(text) ?? [];
      const isExcused = unless?.test(text) === true || (except !== undefined && except === field);
      if (found === undefined || isExcused) return [];
      return [`found "${found}", ${why}: ${better}`];
    });
  };
};

const findRefused = createFinder(REFUSED_WORDS);
const findDoubted = createFinder(DOUBTED_WORDS);

/** Field that is not published. */
const PRIVATE_FIELD = "owner";

function checkAll(source: MarkdownSource, find: ReturnType<typeof createFinder>): Mistake[] {
  return [
    ...checkStrings(source.frontMatter, (text, path) =>
      path?.[0] === PRIVATE_FIELD ? [] : find(text, path),
    ),
    ...source.blocks.flatMap(({ yaml }) => checkStrings(yaml, find)),
    ...checkLines(source, "phrase", ({ text }) => find(text)),
  ];
}

/** Reports words that an opening must not have. */
export const checkJobWords = (source: MarkdownSource): Mistake[] => checkAll(source, findRefused);

/** A range whose high end is more than this times its low end says little. */
const WIDEST_RANGE = 1.5;

/** Questions words that an opening may have, and a range of pay that is wide. */
export function questionJob(source: MarkdownSource): Mistake[] {
  const { frontMatter } = source;
  const { low, high } = ((frontMatter.value as { pay?: unknown } | undefined)?.pay ?? {}) as Record<
    string,
    unknown
  >;
  const isWide = typeof low === "number" && typeof high === "number" && high > low * WIDEST_RANGE;
  const wide = `found ${String(low)} to ${String(high)}, a range whose high end is more than ${WIDEST_RANGE} times the low one: write what the employer expects to pay on the first day, or two openings`;
  return [
    ...(isWide ? [mistakeAt(frontMatter, ["pay", "high"], wide)] : []),
    ...checkAll(source, findDoubted),
  ];
}
