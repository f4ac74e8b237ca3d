/** Words as they are not spelled in the United States or on this site, and what is written instead. One spelling a word, everywhere. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "e-mail": "email",
  "can not": "cannot",
  afterwards: "afterward",
  towards: "toward",
  backwards: "backward",
  "counter-offer": "counteroffer",
  "job site": "jobsite",
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
};

const FOUND = new RegExp(`\\b(${Object.keys(SPELLINGS).join("|")})(?:s|d|ed|ing)?\\b`, "gi");

/** What is wrong with the spelling of a text, a sentence for each word. An address is spelled as its owner spells it. */
export function findSpellings(text: string): string[] {
  if (text.startsWith("https:")) return [];
  return [...text.matchAll(FOUND)].map(
    ([found, word = ""]) =>
      `found "${found}", expected "${SPELLINGS[word.toLowerCase()]}", as US builders write it`,
  );
}
