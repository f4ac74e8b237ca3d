import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { isReservedAddress, listLaunchBlockers } from "../../../build/launch-blockers.ts";
import { useContentCopy } from "../model/content-copy.ts";
import { isFullRun } from "../../is-full-run.ts";

const copy = useContentCopy({ isPlain: true });
const completeSettings = {
  SITE_URL: "https://www.stone.com",
  SMTP_URL: "smtps://mail.stone.com",
  BACKUP_DIR: "/backups",
};
const RECRUITER = `people:
  - { name: Ann Lee, work: Heavy civil, before: Foreman, languages: English, hours: 8 to 5 ET, phone: (302) 555-7119, email: a@stone.com, portrait: beard }`;
const list = () => listLaunchBlockers(copy.loadAll(), completeSettings);
const TERMS = ["clientEmployees", "emergency", "exclusivity", "feeBasis", "guarantee", "noReplacement"];
const settingsOf = (blockers: string[]) =>
  blockers.flatMap((blocker) => /^([A-Z_]+) — /.exec(blocker)?.[1] ?? []);
const shippedContent = copy.loadAll();

it("launch blockers include fictional content, with file and line, and settings that are not set", () => {
  const blockers = listLaunchBlockers(shippedContent, {});
  for (const [file, text, field] of [
    ["_data/agency.yaml", "phone:", "phone"],
    ["_data/agency.yaml", "email:", "email"],
    ["_data/partners.yaml", "origins:", "known[0].origins[0]"],
    ["_data/messages.yaml", "demoEmail:", "portalLogin.demoEmail"],
    ["legal/terms-of-service.md", "title:", "title"],
  ] as const)
    expect(blockers.join("\n")).toContain(`content/${file}:${copy.lineOf(file, text)} ${field} — `);
  expect(settingsOf(blockers)).toEqual(["SITE_URL", "SMTP_URL", "BACKUP_DIR"]);
});

it("launch blockers include each of the agency's terms that is empty", () => {
  const listTerms = () => list().filter((blocker) => blocker.includes("employers ask for this term"));
  const line = copy.lineOf("_data/agency.yaml", "terms:");
  expect(listTerms().map((blocker) => blocker.split(" — ")[0])).toEqual(
    TERMS.map((name) => `content/_data/agency.yaml:${line} terms.${name}`),
  );
  copy.edit("_data/agency.yaml", "terms: {}", "terms: { exclusivity: You may use other firms. }");
  expect(listTerms()).toHaveLength(TERMS.length - 1);
  expect(listTerms().join()).not.toContain("terms.exclusivity");
});

it("launch blockers include that no recruiter is named, until one is", () => {
  const isAboutRecruiters = (blocker: string) => blocker.includes("no recruiter is named");
  const line = copy.lineOf("_data/recruiters.yaml", "people: []");
  expect(list().filter(isAboutRecruiters)).toEqual([
    expect.stringMatching(RegExp(`^content/_data/recruiters\\.yaml:${line} people — `)),
  ]);
  copy.edit("_data/recruiters.yaml", "people: []", RECRUITER);
  expect(list().filter(isAboutRecruiters)).toEqual([]);
});

it("launch blockers include strings without a translation, which visitors would read in English", () => {
  const file = "es/_data/receipt.yaml";
  copy.edit(file, /^ {2}waiting: .*\n/m, "");
  const found = list().filter((blocker) => blocker.startsWith(`content/${file}:`));
  expect(found).toEqual([expect.stringContaining("open.waiting — found no text")]);
});

it("launch blockers include a language of pages in which nobody answers", () => {
  const isAboutAnswers = (blocker: string) => blocker.includes("answersIn");
  expect(list().filter(isAboutAnswers)).toEqual([
    expect.stringMatching(/nobody is known to answer in Spanish, .+; add es once somebody does$/),
  ]);
  copy.edit("_data/agency.yaml", "answersIn: []", "answersIn: [es]");
  expect(list().filter(isAboutAnswers)).toEqual([]);
});

it("launch blockers include facts that nobody has looked up for 18 months, counted", () => {
  copy.edit("states/texas.yaml", /asOf: .*/, "asOf: 2020-01-01");
  expect(list().find((blocker) => blocker.startsWith("content — "))).toMatch(
    /^content — \d+ facts? (was|were) last compared .+ --stale 548d, look each up/,
  );
});

it("launch blockers do not include a missing backup folder if hosted Supabase makes backups", () => {
  const hostedSettings = {
    SUPABASE_URL: "https://abcdefgh.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abcdefghijklmnop",
  };
  expect(settingsOf(listLaunchBlockers(shippedContent, hostedSettings))).toEqual(["SITE_URL", "SMTP_URL"]);
  const ownSettings = { DATABASE_URL: "postgresql://db/ridgebeam" };
  expect(settingsOf(listLaunchBlockers(shippedContent, ownSettings))).toContain("BACKUP_DIR");
});

it.runIf(isFullRun)(
  "no launch blockers remain once everything is done, until a figure needs its yearly review",
  () => {
    const filledTerms = `terms: { ${TERMS.map((name) => `${name}: As agreed.`).join(", ")} }`;
    const replace = (file: string, change: (text: string) => string): void =>
      copy.write(file, change(copy.read(file)));
    const today = new Date().toISOString().slice(0, 10);
    for (const file of readdirSync("content/_data"))
      replace(`_data/${file}`, (text) =>
        text.replaceAll(/([\w-])\.example\b/g, "$1.com").replaceAll(/(?<=phone: .*)555-0142/g, "555-7142"),
      );
    replace("_data/agency.yaml", (text) =>
      text
        .replace(/^fictional:.*\n(?: .*\n)*/m, "")
        .replace("answersIn: []", "answersIn: [es]")
        .replace("terms: {}", filledTerms),
    );
    copy.write("es/_data/agency.yaml", `${copy.read("es/_data/agency.yaml")}${filledTerms}\n`);
    replace("_data/recruiters.yaml", (text) => text.replace("people: []", RECRUITER));
    replace(
      "es/_data/recruiters.yaml",
      (text) =>
        `people: [{ work: Obra civil, before: Capataz, languages: Inglés, hours: 8 a 5 ET }]\n\n${text}`,
    );
    replace("_data/claims.yaml", (text) => text.replaceAll(/reviewed: .*/g, `reviewed: ${today}`));
    for (const page of readdirSync("content/legal"))
      copy.edit(`legal/${page}`, /^updated: /m, `reviewed: ${today}\nupdated: `);
    for (const file of readdirSync("content/insights"))
      replace(`insights/${file}`, (text) => text.replaceAll(/reviewed: [\d-]+/g, `reviewed: ${today}`));
    for (const file of readdirSync("content/states"))
      replace(`states/${file}`, (text) => text.replaceAll(/asOf: [\d-]+/g, `asOf: ${today}`));
    replace("_data/agency.yaml", (text) => text.replace(/reportIssued: .*/, `reportIssued: ${today}`));
    // Strings without a translation are still listed.
    const translationBlockers = listLaunchBlockers(shippedContent, completeSettings).filter((blocker) =>
      blocker.startsWith("content/es/"),
    );
    expect(list()).toEqual(translationBlockers);

    const daysAgo = (days: number): string =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    copy.edit("states/texas.yaml", /asOf: .*/, `asOf: ${daysAgo(547)}`);
    copy.edit("states/utah.yaml", /asOf: .*/, `asOf: ${daysAgo(549)}`);
    const isAboutFacts = (blocker: string) => blocker.startsWith("content — ");
    expect(list().filter(isAboutFacts)).toEqual([expect.stringMatching(/^content — 1 fact was /)]);
    copy.edit("states/utah.yaml", /asOf: .*/, `asOf: ${today}`);

    copy.edit("_data/claims.yaml", /reviewed: .*/, "reviewed: 2024-01-15");
    expect(list().filter((blocker) => !translationBlockers.includes(blocker))).toEqual([
      expect.stringMatching(
        /claims\.yaml:\d+ years\.reviewed — this figure was last confirmed on 2024-01-15/,
      ),
    ]);
  },
);

it.each([
  ["https://www.ridgebeam.example", true],
  ["http://localhost:8080", true],
  ["http://127.0.0.1", true],
  ["https://site.test", true],
  ["https://www.example.com", true],
  ["https://www.example-builders.com", false],
  ["https://stone.com", false],
])("whether %s is a reserved example domain is detected: %s", (url, expected) => {
  expect(isReservedAddress(url)).toBe(expected);
});
