import { describe, expect, test } from "vitest";
import { useContentCopy } from "../content-copy.ts";

const content = useContentCopy({ isPlain: true });
const FILE = "jobs/superintendent-distribution-center.md";
const TRADE_FILE = "jobs/electrician-substation.md";
const REMOTE_FILE = "jobs/estimator-concrete-remote.md";

/** Publishes an example, since mistakes in drafts fail no build. */
const publish = (file: string) => content.edit(file, "status: draft", "status: published");

/** Publishes the opening with a changed text, and returns the mistakes in its file. */
function findMistakes(file: string, from: string | RegExp, to: string): string[] {
  publish(file);
  content.edit(file, from, to);
  return content.mistakes();
}

const findWarnings = () =>
  content
    .loadAll()
    .warnings()
    .filter(({ file }) => file.startsWith("content/jobs/"));

test("the examples are drafts without mistakes, and complete once they are published", () => {
  expect(content.load().jobs).toEqual([]);
  expect(content.loadAll().listInvalidDrafts()).toEqual([]);
  for (const file of [FILE, TRADE_FILE, REMOTE_FILE]) publish(file);
  expect(content.mistakes()).toEqual([]);
  expect(findWarnings()).toEqual([]);
});

test.each([
  [
    "pay for an hour under the unit of a year",
    FILE,
    "low: 108000, high: 132000",
    "low: 52, high: 63",
    "set `per` to hour",
  ],
  [
    "pay for a year under the unit of an hour",
    TRADE_FILE,
    "low: 38, high: 46",
    "low: 79000, high: 95000",
    "set `per` to year",
  ],
  ["pay in thousands", FILE, "low: 108000, high: 132000", "low: 108, high: 132", "20000 to 500000"],
  ["parts of a cent", TRADE_FILE, "low: 38,", "low: 38.125,", "from 7.25 to 250"],
  [
    "the ends of the range swapped",
    FILE,
    "low: 108000, high: 132000",
    "low: 132000, high: 108000",
    "up to `high`",
  ],
  ["an open end", FILE, ", high: 132000", "", "pay.high — found nothing, expected a number"],
  ["a text instead of pay", FILE, "low: 108000", "low: up to 108000", "expected a number"],
  ["a city without its state", FILE, "state: Ohio\n", "", "the state, since many cities share a name"],
  ["a city with its state", FILE, "city: Columbus", 'city: "Columbus, OH"', "the city alone"],
  ["a place that is no state", FILE, "state: Ohio", "state: Oiho", 'did you mean "Ohio"'],
  [
    "a ZIP code without quotes",
    FILE,
    "city: Columbus",
    "zip: 02134\ncity: Columbus",
    "expected text: put quotes around it",
  ],
  ["no city for work on site", FILE, "city: Columbus\nstate: Ohio\n", "", "only remote work has none"],
  ["remote work without states", REMOTE_FILE, /remoteStates: .*\n/, "", "may live"],
  [
    "states of remote work for work on site",
    FILE,
    "state: Ohio",
    "state: Ohio\nremoteStates: [Texas]",
    "nothing for other work",
  ],
  ["no deadline", FILE, /closes: .*\n/, "", "closes — found nothing"],
  ["a deadline that does not exist", FILE, "closes: 2027-01-20", "closes: 2027-02-30", "a date that exists"],
  [
    "a deadline before the first day",
    FILE,
    "closes: 2027-01-20",
    "closes: 2026-01-20",
    "on or after `published`",
  ],
  ["no other pay", FILE, /otherPay: .*\n/, "", "otherPay — found nothing"],
  ["no benefits", FILE, /benefits: .*\n/, "", "benefits — found nothing"],
  ["a named employer", FILE, /employer: .*/, "employer: Kestrel Builders", "do not name the client"],
  ["union and open shop", TRADE_FILE, "[open-shop]", "[open-shop, union]", "either union or open-shop"],
  [
    "an unknown need",
    TRADE_FILE,
    "OSHA 10, need: required",
    "OSHA 10, need: needed",
    '"required", "preferred"',
  ],
  [
    "an owner's address with a mistake",
    FILE,
    "requisition: J-2601",
    "requisition: J-2601\nowner: dana@@agency.example",
    "one email address, or a name at the desk",
  ],
  [
    "pay with commas",
    FILE,
    "low: 108000, high: 132000",
    "low: 108,000, high: 132,000",
    "found 108,000, expected a number without commas",
  ],
  ["half a seat", TRADE_FILE, "openings: 4", "openings: 4.5", "found 4.5, expected a whole number"],
  ["no seat", TRADE_FILE, "openings: 4", "openings: 0", "at least 1"],
  ["a number without its year", FILE, "requisition: J-2601", "requisition: J-1", "first two digits"],
  ["a number with a bracket", FILE, "requisition: J-2601", "requisition: R (2601)", "first two digits"],
  ["a number of an earlier year", FILE, "requisition: J-2601", "requisition: J-2301", "of the year before"],
])("%s is refused", (_, file, from, to, message) => {
  const mistakes = findMistakes(file, from, to);
  expect(mistakes[0]).toMatch(new RegExp(`^content/jobs/`));
  expect(mistakes.join("\n")).toContain(message);
});

test("one rate is a range, cents are pay, and the last day may be the first", () => {
  content.edit(TRADE_FILE, "low: 38, high: 46", "low: 41.35, high: 41.35");
  expect(findMistakes(TRADE_FILE, "closes: 2026-12-31", "closes: 2026-11-24")).toEqual([]);
});

test.each(["dana@agency.example", "Dana Ruiz"])("an opening's owner may be %s", (owner) => {
  expect(findMistakes(FILE, "requisition: J-2601", `requisition: J-2601\nowner: ${owner}`)).toEqual([]);
  expect(content.load().jobs[0]).toMatchObject({ owner });
});

test("a number stays taken by a draft and by a filled opening", () => {
  content.edit(TRADE_FILE, "status: draft", "status: filled");
  content.edit(TRADE_FILE, "published: 2026-11-24", "published: 2026-11-25");
  content.edit(TRADE_FILE, "modified: 2026-11-24", "modified: 2026-11-25");
  expect(findMistakes(FILE, "requisition: J-2601", "requisition: J-2602").join()).toMatch(
    /found J-2602, expected a different number such as J-26\d\d, since electrician-substation already uses it/,
  );
  content.restore();
  content.edit(REMOTE_FILE, /requisition: J-\d+/, "requisition: J-2701");
  publish(REMOTE_FILE);
  publish(TRADE_FILE);
  expect(findMistakes(FILE, "requisition: J-2601", "requisition: J-2602").join("\n")).toContain(
    "such as J-2603",
  );
  content.restore();
  expect(findMistakes(FILE, "requisition: J-2601", "requisition: J-2603")).toEqual([]);
  expect(content.loadAll().listInvalidDrafts()).toEqual([
    expect.objectContaining({ path: "/jobs/estimator-concrete-remote" }),
  ]);
});

test("a range that is wide is questioned, and fails nothing", () => {
  expect(findMistakes(FILE, "high: 132000", "high: 163000")).toEqual([]);
  expect(findWarnings()).toEqual([
    expect.objectContaining({ field: "pay.high", problem: expect.stringContaining("1.5 times") as string }),
  ]);
  content.edit(FILE, "high: 163000", "high: 162000");
  expect(findWarnings()).toEqual([]);
});

describe("words", () => {
  const refuse = (text: string) => findMistakes(FILE, /duties: .*/, `duties: ${JSON.stringify(text)}`);

  test.each([
    ["an age", "A young superintendent runs the yard"],
    ["a graduation", "For recent graduates with a year on site"],
    ["a highest age in years of work", "Max 5 years of experience"],
    ["a sex", "He runs the shell and the yard"],
    ["a sex in a title", "A handyman for the yard"],
    ["a citizenship", "US citizens only"],
    ["a document", "Green card or passport"],
    ["an origin", "Native English, please"],
    ["a record", "No felons on this site"],
    ["a body", "You must lift 50 lb"],
    ["health", "An able-bodied lead"],
    ["a family", "Best for single people or no kids"],
    ["past pay", "Send your current salary"],
    ["an open range", "Paid up to $140,000"],
    ["pay without a figure", "Competitive pay for the right person"],
    ["a company's form", "Work for Kestrel Builders, Inc. on the yard"],
    ["a company's name", "Work for Kestrel Construction Company on the yard"],
    ["energy", "An energetic lead"],
    ["a client's address", "See kestrel.com for the yard"],
    ["a mailbox", "Write to jobs@kestrel.example"],
    ["a form", '<lead-form context="general"></lead-form>'],
    ["una edad", "Buscamos joven con experiencia"],
    ["un sexo", "Se busca varón responsable"],
    ["un aspecto", "Persona de buena presencia"],
    ["antecedentes", "Personal sin antecedentes"],
    ["pago sin cifra", "Salario a convenir en la entrevista"],
  ])("that ask for %s are refused with reason and better words", (_, text) => {
    const mistakes = refuse(text);
    expect(mistakes[0]).toMatch(new RegExp(`^content/${FILE}:\\d+ duties — found ".+", .+: .+$`));
  });

  test.each([
    "A strong base plate program for a retirement community and a health system",
    "Lifts up to 50 lb, often, with or without accommodation",
    "Authorized to work in the US; bilingual crews are welcome",
    "Entry level or 5+ years; background check after a conditional offer",
    "US citizens, as 22 CFR 120.62 (ITAR) demands for this base",
    "A Catholic hospital, a married couple's home and a Jewish school",
    "Other trades share the hoist; the shell and the herringbone floor",
    "The Company pays for the tools; a utility company buys the power",
    "The owner's class of building is Type II; old oaks are protected",
  ])("%s is allowed", (text) => {
    expect(refuse(text)).toEqual([]);
  });

  test("are found in the body, with their line", () => {
    publish(FILE);
    const line = content.edit(FILE, "The project manager", "She is the project manager, who");
    expect(content.mistakes()).toEqual([
      expect.stringMatching(`^content/${FILE}:${line} phrase — found "She"`),
    ]);
  });

  test("other pay may have a limit", () => {
    expect(findMistakes(FILE, /otherPay: .*/, "otherPay: A bonus of up to $12,000 at completion")).toEqual(
      [],
    );
  });

  test("a journeyman passes with a suggestion, unless it is the title of a license", () => {
    expect(findMistakes(TRADE_FILE, "title: Electrician", "title: Journeyman electrician")).toEqual([]);
    expect(findWarnings()).toEqual([
      expect.objectContaining({
        field: "title",
        problem: expect.stringMatching(/^found "Journeyman", .+journeyworker/) as string,
      }),
    ]);
  });
});
