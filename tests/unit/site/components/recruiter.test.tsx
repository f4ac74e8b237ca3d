import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shippedContent } from "../../../shipped-content.ts";
import { PORTRAITS, RecruitersSchema, type Recruiter } from "../../../../model/schemas/recruiters.ts";
import { listDrawingFiles } from "../../../../site/drawings/drawing-files.ts";
import {
  AnswerBlock,
  describeAnswer,
  findRecruiter,
  IndustryRecruiters,
  RecruiterFoot,
} from "../../../../site/components/recruiter.tsx";

const { site, translations } = shippedContent;
const fields = {
  before: "Superintendent, 11 years",
  languages: "English",
  hours: "Mon to Fri, 7 AM to 6 PM ET",
  phone: "(614) 555-0119",
  email: "dana@stone.example",
};
const { people } = RecruitersSchema.parse({
  ...site.recruiters,
  people: [
    {
      ...fields,
      name: "Dana Lee",
      work: "Field management, Ohio",
      trades: ["construction-management"],
      industries: ["commercial"],
      states: ["Ohio"],
      portrait: "hard-hat",
    },
    { ...fields, name: "Bo Ruiz", work: "Trades, all states", trades: ["electrical"], portrait: "beard" },
  ],
});
const named = { ...site, recruiters: { ...site.recruiters, people } };
const [dana, bo] = people as [Recruiter, Recruiter];

test("no recruiter is named as shipped, and forms show what the firm signs, in each language", () => {
  expect(findRecruiter(site, { state: "Ohio" })).toBeUndefined();
  for (const one of [site, ...translations.map((translation) => translation.site)]) {
    const html = renderToStaticMarkup(<AnswerBlock site={one} recruiter={undefined} sheet="L-OH" />);
    const { title, points, signed } = one.recruiters.promise;
    for (const text of [title, ...points, signed, one.agency.legalName, "L-OH"]) expect(html).toContain(text);
    expect(html).toContain(`href="${one.agency.phone.href}"`);
    expect(html).not.toContain("data-recruiter");
    // The top of a page has these figures.
    expect(points.join()).not.toMatch(/\b(?:14|72|90)\b/);
  }
});

test("a state names its own recruiter, other states the first one without states, a trade its own", () => {
  expect(findRecruiter(named, { state: "Ohio" })).toBe(dana);
  expect(findRecruiter(named, { state: "Texas" })).toBe(bo);
  expect(findRecruiter(named, { state: "Ohio", trade: "electrical" })).toBe(bo);
  expect(findRecruiter(named, { state: "Texas", trade: "construction-management" })).toBeUndefined();
  expect(findRecruiter(named, {})).toBe(bo);
});

test("a named recruiter has name, trade, earlier work, hours, direct line and email in place of the promise", () => {
  const html = renderToStaticMarkup(<AnswerBlock site={named} recruiter={dana} sheet="L-OH" />);
  for (const text of ["Dana Lee", dana.work, dana.before, dana.hours, "(614) 555-0119", "Write to Dana"])
    expect(html).toContain(text);
  expect(html).toContain('href="tel:+16145550119"');
  expect(html).toContain('href="mailto:dana@stone.example"');
  expect(html).toContain('aria-label="Portrait of Dana Lee, drawn"');
  expect(html).not.toContain(site.recruiters.promise.title);
  expect(describeAnswer(named, dana)).toBe("Dana answers within 24 hours.");
  expect(describeAnswer(named, undefined)).toBeUndefined();
});

test("an opening's form ends with its recruiter, and an industry lists its own; otherwise there is nothing", () => {
  const foot = renderToStaticMarkup(<RecruiterFoot site={named} recruiter={dana} />);
  expect(foot).toContain('href="tel:+16145550119"');
  expect(foot).toContain("Superintendent, 11 years.");
  expect(renderToStaticMarkup(<RecruiterFoot site={site} recruiter={undefined} />)).toBe("");
  const list = (industry: Recruiter["industries"][number]) =>
    renderToStaticMarkup(<IndustryRecruiters site={named} industry={industry} />);
  expect(list("commercial")).toContain("Dana Lee");
  expect(list("energy")).toBe("");
});

test("each portrait that the editor offers is a drawing, and each drawing is offered", () => {
  const drawings = listDrawingFiles().filter((name) => name.startsWith("portraits/"));
  expect(drawings).toEqual(PORTRAITS.map((name) => `portraits/${name}`).sort());
});
