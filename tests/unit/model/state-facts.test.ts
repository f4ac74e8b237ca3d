import { expect, test } from "vitest";
import { shippedSite } from "../../shipped-content.ts";

const states = shippedSite.states;

/** Matches statements that general contractors need neither a license nor a registration. */
const UNLICENSED =
  /\b(?:no (?:single |state |statewide )?license|(?:not|un)[ -]?licensed|licenses no|asks? no license|takes no|needs? no|leaves them)\b/i;

/** Required and forbidden words in a state's text about contractor licensing, by the fact's value. */
const LICENSING = {
  statewide: { says: /licen[sc]|certified|endorsement|certificate/i, denies: UNLICENSED },
  registration: { says: /\bregist(?:er|ration)/i, denies: UNLICENSED },
  "specialty-only": { says: /\b(?:licens|credential|register)/i, denies: undefined },
  local: { says: /\b(?:municipal|counties|county|cities|localities|towns)/i, denies: undefined },
} as const;

test.each(states.map(({ slug, facts }) => [slug, facts.contractorLicense] as const))(
  "the text on contractor licensing in %s matches its value",
  (_, fact) => {
    if (fact === undefined) throw new Error("no state leaves contractor licensing out");
    const { says, denies } = LICENSING[fact.value];
    expect(fact.text).toMatch(says);
    if (denies !== undefined) expect(fact.text).not.toMatch(denies);
  },
);

test("every state borders another, except Alaska and Hawaii", () => {
  const isolatedStates = states.filter(({ neighbors }) => neighbors.length === 0).map(({ slug }) => slug);
  expect(isolatedStates).toEqual(["alaska", "hawaii"]);
});
