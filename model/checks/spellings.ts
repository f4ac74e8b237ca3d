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

/** Describes each variant spelling in a text. URLs are ignored. */
export function findVariantSpellings(text: string): string[] {
  // `matchAll` copies the pattern, which takes longer than the search in most texts.
  if (text.startsWith("https:") || text.search(VARIANT) < 0) return [];
  return [...text.matchAll(VARIANT)].map(
    ([found, word = ""]) =>
      `found "${found}", which is not the usual US term or spelling: write ${SPELLINGS[word.toLowerCase()]}`,
  );
}
