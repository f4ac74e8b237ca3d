import { combinePatterns } from "./check-texts.ts";

/** British words and variant spellings, with the wording that the site uses instead. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "e-mail": "email",
  "can not": "cannot",
  afterwards: "afterward",
  towards: "toward",
  backwards: "backward",
  "counter-offer": "counteroffer",
  "job site": "jobsite",
  "building-site": "jobsite",
  "job-site": "jobsite",
  "start-up": "startup",
  whilst: "while",
  advert: "job ad",
  colour: "color",
  labour: "labor",
  favour: "favor",
  behaviour: "behavior",
  neighbour: "neighbor",
  licence: "license",
  programme: "program",
  organise: "organize",
  prioritise: "prioritize",
  "curriculum vitae": "resume",
  handover: "handoff, or turnover for a building",
  "short list": "shortlist",
  "short-list": "shortlist",
  "mega-project": "megaproject",
  "bonus scheme": "bonus plan",
  "specialist contractor": "specialty contractor",
  "office block": "office building",
  "house builder": "home builder",
  "house-builder": "home builder",
  housebuilder: "home builder",
  "house building": "home building",
  "terms of business": "client agreement",
  refurbish: "renovate",
  refurbishment: "renovation",
  refit: "renovate, remodel or retrofit",
  uplift: "premium, differential or allowance",
  "method statement": "written procedure",
  "power station": "power plant",
  marshalling: "marshaling",
  "fire-stopping": "firestopping",
  "clean-room": "cleanroom",
  "clean room": "cleanroom",
  "pre-installation": "preinstallation",
  ...listWorksPhrases(
    "airfield",
    "flood",
    "harbor",
    "hydraulic",
    "lake",
    "marine",
    "river",
    "shore",
    "tunnel",
  ),
  "temporary works": "shoring, falsework or another temporary structure",
  "vehicle works": "vehicle plant",
  "truck works": "truck plant",
};

/**
 * Returns entries for "river works" and similar. In US English, "works" means construction projects only in
 * "public works".
 */
function listWorksPhrases(...places: string[]): Record<string, string> {
  return Object.fromEntries(places.map((place) => [`${place} works`, `${place} projects or structures`]));
}

/** Matches variant spellings, except in the technical term "wind uplift". */
const VARIANT = new RegExp(
  `(?<!\\bwind )\\b(${Object.keys(SPELLINGS).join("|")})(?:s|d|t?ed|t?ing)?\\b`,
  "gi",
);

/** Describes each variant spelling in a text. */
export function findVariantSpellings(text: string): string[] {
  // `matchAll` copies the pattern, which takes longer than the search in most texts.
  if (text.search(VARIANT) < 0) return [];
  return [...text.matchAll(VARIANT)].map(
    ([found, word = ""]) =>
      `found "${found}", which is not the usual US term or spelling: write ${SPELLINGS[word.toLowerCase()]}`,
  );
}

const NOT_US_ENGLISH = "which is not US English";
const NOT_US_SPANISH = "which is not how it is said in Spanish on US building sites";
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

/**
 * Spanish phrases that are translated word for word, or that address a candidate as "him", with what people say on US
 * building sites. Accented letters are no word characters in JavaScript, so some patterns have no word boundary.
 */
const SPANISH_PHRASES: typeof PHRASES = [
  [/\b(\d+)% superior\b/gi, "el mejor $1% de quienes evaluamos"],
  [/\b(?:lo presentamos a|presentarlo a|le presentamos a usted a)\b/gi, "presentamos su perfil a"],
  [/\blo preparamos para\b/gi, "le ayudamos a prepararse para"],
  [/\b(?:si lo contratan|cuando lo contraten|al ser contratado)\b/gi, "si consigue el empleo"],
  [/\b(?:ingeniero(?:s)?|representantes?) del propietario\b/gi, "que representan al dueño de la obra"],
  [/\b(gerentes?) de seguridad\b(?! y salud)/gi, "$1 de seguridad y salud"],
  [/\bal enviar(?:lo)?, acepta\b/gi, "al enviar, usted acepta"],
  [/\bcontactad[oa]s?\b|\bcontact(?:amos|aremos) (?:a|con) usted\b/gi, "ya nos comunicamos con usted"],
  [/\bprograma lo (?:clasifica|rechaza|descarta)\b/gi, "software califica ni descarta su solicitud"],
  [/\bpuesto es mayor\b/gi, "puesto nuevo es de más responsabilidad"],
  [/\bcopiar el enlace\b/gi, "Copiar enlace"],
  [
    /(?<!primeros )\bcandidatos (?:ya )?(?:evaluados )?(?:de [^.]{0,40} )?en (?:72 horas|\{\{claims\.delivery\}\})/gi,
    "primeros candidatos en, since the others come later",
  ],
  [/\ba candidatos$/gi, "primeros candidatos"],
  [/(?<!de )\b48[-–]72 horas\b/gi, "de 48 a 72 horas"],
  [
    /\baplicar (?:a|al|para) (?:(?:el|la|un|una) )?(?:puesto|trabajo|empleo|vacante)s?\b/gi,
    "solicitar el puesto",
  ],
  [/\b(?:llamar|llamarle) (?:para )?atrás\b/gi, "devolver la llamada"],
];

const hasPhrase = combinePatterns([...PHRASES, ...SPANISH_PHRASES].map(([pattern]) => pattern));

export function findUnidiomaticPhrases(text: string): string[] {
  if (!hasPhrase(text)) return [];
  const describe = (phrases: typeof PHRASES, usualReason: string): string[] =>
    phrases.flatMap(([pattern, instead, why = usualReason]) =>
      [...text.matchAll(pattern)].map(
        ([found, word = ""]) => `found "${found}", ${why}: write ${instead.replace("$1", word)}`,
      ),
    );
  return [...describe(PHRASES, NOT_US_ENGLISH), ...describe(SPANISH_PHRASES, NOT_US_SPANISH)];
}
