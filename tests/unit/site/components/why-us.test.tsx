import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LayoutStrings } from "../../../../site/components/strings.ts";
import { ClientQuestions } from "../../../../site/components/why-us/client-questions.tsx";
import { WhyUs } from "../../../../site/components/why-us/why-us.tsx";
import { shippedSite as site } from "../../../shipped-content.ts";
import { type Agency, AgencySchema } from "../../../../model/schemas/agency.ts";
import { WhyUsSchema, type WhyUs as Texts } from "../../../../model/schemas/services.ts";

const { agency, layout, "why-us": texts, "client-questions": questions } = site;
const MARK = { number: 3, sheet: "S-103" };
const render = (section: ReactNode): string =>
  renderToStaticMarkup(<LayoutStrings value={layout}>{section}</LayoutStrings>);
const renderSection = (texts: Texts, terms = {}): string =>
  render(<WhyUs mark={MARK} site={{ ...site, "why-us": texts, agency: { ...agency, terms } }} />);
const renderQuestions = (terms: Terms): string =>
  render(<ClientQuestions mark={MARK} site={{ ...site, agency: { ...agency, terms } }} />);

type Terms = Agency["terms"];
const TERMS = {
  feeBasis: "The fee is a share of the first year's base pay.",
  exclusivity: "You may use other firms.",
  guarantee: "The invoice is paid.",
  noReplacement: "Then we return the fee.",
  clientEmployees: "We call nobody who works for you.",
};
const REVIEW = { text: "They found him in nine days.", name: "Ann Lee", company: "Owner, Lee Builders" };
const FILLED: Texts = {
  ...texts,
  contractStaffing: { title: "On contract", text: "We employ the crew, and you pay by the hour." },
  reviews: { title: "What clients say", items: [REVIEW] },
};

test("the Why Us section shows search time, cost, guarantee, confidentiality and who answers, and nothing for what is not filled in", () => {
  const html = renderSection(texts);
  expect(html.match(/<li/g)).toHaveLength(5);
  for (const { title } of [texts.cost, texts.guarantee, texts.confidential, texts.people])
    expect(html).toContain(title);
  expect(html).not.toMatch(/<img|<blockquote|<figure/);
  // Cost and guarantee are open; the rest opens on demand.
  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html.match(/<summary/g)).toHaveLength(3);
});

test("the Why Us section shows fee basis, contract staffing and reviews once they are filled in", () => {
  expect(WhyUsSchema.parse(FILLED)).toEqual(FILLED);
  const html = renderSection(FILLED, TERMS);
  const parts = [
    "The fee is a share of the first year&#x27;s base pay.",
    "On contract",
    "We employ the crew, and you pay by the hour.",
    "What clients say",
    "They found him in nine days.</blockquote>",
    "Ann Lee, Owner, Lee Builders",
  ];
  for (const part of parts) expect(html).toContain(part);
});

const summaries = (html: string): string[] =>
  Array.from(html.matchAll(/<summary[^>]*>([^<]*)/g), ([, text = ""]) => text);

test("questions about terms that the agency has not given are not answered, and the section is about when you pay", () => {
  const html = renderQuestions({});
  expect(html).toContain(`>${questions.when}</h2>`);
  expect(html).not.toContain(questions.title);
  expect(summaries(html)).toEqual([
    questions.questions.due.question,
    questions.questions.guarantee.question,
    questions.questions.seats.question,
    questions.questions.emergency.question,
    questions.questions.confidential,
    questions.questions.missing.question,
  ]);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(3);
});

test("one missing term keeps the section about when you pay, and a question names the agreement", () => {
  for (const name of Object.keys(TERMS) as (keyof typeof TERMS)[]) {
    const html = renderQuestions({ ...TERMS, [name]: undefined });
    expect(html, name).toContain(`>${questions.when}</h2>`);
    expect(html, name).not.toContain(TERMS[name].replace("'", "&#x27;"));
    expect(html, name).toContain(questions.questions.missing.question);
  }
});

test("what the agency says about emergency fills is added to what differs from a standard search", () => {
  const { answer } = questions.questions.emergency;
  expect(answer).toContain("48–72 hours");
  expect(answer).toContain("by the end of that range, counted from the job order");
  expect(renderQuestions({ emergency: "A partner calls you at night." })).toContain(
    `${answer} A partner calls you at night.`,
  );
});

test("the agency's terms answer every question that employers ask", () => {
  expect(AgencySchema.shape.terms.parse(TERMS)).toEqual(TERMS);
  const html = renderQuestions(TERMS);
  expect(html).toContain(`>${questions.title}</h2>`);
  expect(summaries(html)).toHaveLength(9);
  expect(html).not.toContain(questions.questions.missing.question);
  for (const answer of Object.values(TERMS)) expect(html).toContain(answer.replace("'", "&#x27;"));
});
