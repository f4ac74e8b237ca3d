import { describe, expect, it } from "vitest";
import { shippedSite as site } from "../../../../shipped-content.ts";
import { listStateQuestions } from "../../../../../site/components/state/state-questions.tsx";

const questionsOf = (slug: string) => {
  const state = site.states.find((one) => one.slug === slug);
  if (state === undefined) throw new Error(`No state ${slug}`);
  return listStateQuestions(state, site["state-page"].questions, site.salaries);
};

describe("the questions on a state's page", () => {
  it("are five, with more only for California, Texas, Florida and New York", () => {
    const withExtras = site.states.filter(({ slug }) => questionsOf(slug).length > 5);
    expect(withExtras.map(({ slug }) => slug)).toEqual(["california", "florida", "new-york", "texas"]);
    for (const { slug } of site.states) expect(questionsOf(slug).length).toBeGreaterThanOrEqual(5);
  });

  it("are answered differently in every state, except what a search costs", () => {
    for (const index of [0, 2, 3, 4]) {
      const answers = site.states.map(({ slug }) => questionsOf(slug)[index]?.answer);
      expect(new Set(answers).size).toBe(site.states.length);
    }
  });

  it("are answered with the state's own facts", () => {
    const [, cost, pay, coverage, rules] = questionsOf("texas").map(({ answer }) => answer);
    expect(cost).toContain("one fee, due when your hire starts work");
    expect(cost).not.toContain("$");
    expect(pay).toContain("$103,500 to $155,250 for a superintendent");
    expect(coverage).toContain(
      "Houston, Dallas, San Antonio, Austin, Fort Worth and the places between them",
    );
    expect(rules).toContain("Federal OSHA covers private jobsites.");
    expect(rules).toContain("Texas Board of Professional Engineers and Land Surveyors");
    expect(questionsOf("alaska")[2]?.answer).toContain("$90,000 to $135,000 is the Midwest baseline");
  });

  it("name the upper half of published pay where the label says to expect it", () => {
    const payOf = (slug: string) => questionsOf(slug)[2]?.answer;
    expect(payOf("illinois")).toContain(
      "rated Critical, so expect to pay the upper half: $105,000 to $125,000.",
    );
    const noted = site.states.filter(({ slug }) => payOf(slug)?.includes("upper half"));
    for (const { roles } of noted) expect(roles[0]?.demand).toBe("Critical");
    // Pay is not published.
    expect(payOf("alaska")).not.toContain("upper half");
    // The first role is not critical.
    expect(payOf("ohio")).not.toContain("upper half");
  });

  it("have answers that name the agency that licenses or registers contractors", () => {
    expect(questionsOf("ohio")[4]?.answer).toContain(
      "the state licenses certain trades or types of work. Those licenses come from the Ohio Construction Industry Licensing Board.",
    );
    expect(questionsOf("delaware")[4]?.answer).toContain(
      "Contractors register with the state. The agency in charge is the Delaware Department of Labor.",
    );
  });
});
