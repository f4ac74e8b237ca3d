import { expect, test } from "vitest";
import { findPhrases } from "../../../model/checks/check-phrases.ts";
import { copyContent, GUIDE } from "./content-copy.ts";

test.each([
  ["family", "We ask every candidate about remote camps and families before we talk about pay."],
  ["a partner's job", "We ask about housing, schools and a partner's job before the first interview."],
  ["a family that has to agree", "Worcester offers a gentler rent, which helps when persuading a family."],
  ["relatives", "Those who have family near Albany move most often."],
  ["birthplace", "Employers do well to court natives now living in Boston."],
  ["origin", "An Oahu native who wanted to come home from Nevada was hired."],
  ["parents", "A farmer's son who had built pads through two wet winters got the call."],
  ["where a person was raised", "A manager raised two counties away understood the trade-offs."],
  ["first language", "The client wants a native Spanish speaker as foreman."],
  ["age", "Younger superintendents take to the tablet at once."],
  ["a candidate's retirement", "We screen for retirement plans before the shortlist."],
  ["religion", "Ask about church attendance in small towns."],
  ["sex", "She may be the best man for the job."],
  ["health", "Ask about any medical condition before the site visit."],
  ["union membership", "Steamfitting foremen with local cards are in demand."],
  ["current pay (in a question)", "Ask every finalist for current salary before the offer."],
  ["current pay (in a comparison)", "The offer is compared with what the person earns today."],
  ["a former employer's documents", "Ask for a marked-up sheet of theirs."],
  ["drawings from an earlier job", "Finalists brought drawings from an earlier job."],
  ["a secret reference call", "Get the name of the next person up, then call that person."],
])("text about %s is reported", (_, text) => {
  expect(findPhrases(text)).toEqual([expect.stringMatching(/^found ".+", which .+; .+$/)]);
});

test.each([
  "Ask about single-family homes, multifamily towers and family-owned suppliers.",
  "A family of standards is included.",
  "Ask for the native Revit file, and seed the swale with native grasses.",
  "The owner is an Alaska Native corporation; Alaska Natives of the region vote on it.",
  "Ask about health and safety programs, healthcare projects and a health system's design guide.",
  "Candidates are asked about work under a project labor agreement.",
  "Crews come home on weekends, and bring home their tools.",
  "Church and school projects count, and a young firm may bid on them.",
  "Never ask about family, age or health.",
  '"Digital native" in a job ad is an easy exhibit.',
  "Ask what the job needs, which leaves out family and religion.",
  "St. George has retirement housing, and the plan has a retirement match.",
  "Ask what the candidate wants to earn, and leave present pay out of the conversation.",
  "Check today's pay scale against the current market.",
  "Ask for drawings of a past project that the candidate is free to share.",
  "Ask for the punch list of your own last job, then call the owner about the closeout.",
  "With the finalist's permission, call two foremen who worked under them.",
])("text about something else is accepted: %s", (text) => {
  expect(findPhrases(text)).toEqual([]);
});

test("an inappropriate phrase is reported with its line, reason and fix, in a data file, a state and all of an article", () => {
  const copy = copyContent();
  const state = copy.edit(
    "states/texas.yaml",
    /(?<=market:[^\n]*\n? *)[A-Z]/,
    "We ask about children first. X",
  );
  const data = copy.edit("_data/state-page.yaml", /lead: (?=\w)/, "lead: Ask a native of the city. ");
  const excerpt = copy.edit(GUIDE, "excerpt: Whom", "excerpt: Persuade the family first. Whom");
  const block = copy.edit(GUIDE, "text: Ask for", "text: Ask about pregnancy. Ask for");
  const prose = copy.edit(GUIDE, "We answer within", "Search by hometown as well. We answer within");
  expect(copy.mistakes()).toEqual([
    `content/_data/state-page.yaml:${data} cities.lead — found "a native of", which gives birthplace or origin as a reason to hire, which Title VII forbids as a proxy for national origin; name the experience that the job requires, such as a winter season or a project on the islands`,
    expect.stringContaining(`content/${GUIDE}:${excerpt} excerpt — found "`),
    expect.stringContaining(`content/${GUIDE}:${block} text — found "`),
    expect.stringContaining(`content/${GUIDE}:${prose} phrase — found "`),
    `content/states/texas.yaml:${state - 1} market — found "ask about children", which says that candidates are asked about family or partners, which the EEOC considers evidence of sex discrimination; tell every candidate the conditions of the job: rotation, camp, relocation, travel, shifts`,
  ]);
});

test("words in addresses are not checked, those beside them are", () => {
  const copy = copyContent();
  const source = "{ id: ilo, name: A study, year: 2024, url: https://ilo.example/labour/native-speakers }";
  copy.edit(GUIDE, "states: []", `states: []\nsources: [${source}]`);
  const line = copy.edit(
    GUIDE,
    "We answer within",
    "See [the rules](https://osha.example/job-site/digital-natives), <https://ilo.example/labour>, [job site](/services). We answer within",
  );
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} phrase — found "job site", which is not the usual US term or spelling: write jobsite`,
  ]);
});
