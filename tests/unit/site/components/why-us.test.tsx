import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LayoutStrings } from "../../../../site/components/strings.ts";
import { WhyUs } from "../../../../site/components/why-us/why-us.tsx";
import { loadSite } from "../../../../model/loading/load-site.ts";
import { WhyUsSchema, type WhyUs as Texts } from "../../../../model/schemas/services.ts";

const { layout, "why-us": texts } = loadSite(process.cwd());
const renderSection = (texts: Texts): string =>
  renderToStaticMarkup(
    <LayoutStrings value={layout}>
      <WhyUs mark={{ number: 3, sheet: "S-103" }} texts={texts} />
    </LayoutStrings>,
  );

const REVIEW = { text: "They found him in nine days.", name: "Ann Lee", company: "Owner, Lee Builders" };
const FILLED: Texts = {
  ...texts,
  cost: { ...texts.cost, feeLevel: "The fee is a share of the first year's base pay." },
  people: {
    ...texts.people,
    recruiters: [{ name: "Sam Ortiz", photo: "/people/sam-ortiz.jpg", line: "Heavy civil, in the West." }],
  },
  contractStaffing: { title: "On contract", text: "We employ the crew, and you pay by the hour." },
  reviews: { title: "What clients say", items: [REVIEW] },
};

test("the Why Us section shows search time, cost, guarantee, confidentiality and recruiters, and nothing for what is not filled in", () => {
  const html = renderSection(texts);
  expect(html.match(/<li/g)).toHaveLength(5);
  for (const { title } of [texts.cost, texts.guarantee, texts.confidential, texts.people])
    expect(html).toContain(title);
  expect(html).not.toMatch(/<img|<blockquote|<figure/);
  expect(html.match(/<dt/g)).toHaveLength(5);
});

test("the Why Us section shows fee level, recruiters, contract staffing and reviews once they are filled in", () => {
  expect(WhyUsSchema.parse(FILLED)).toEqual(FILLED);
  const html = renderSection(FILLED);
  const parts = [
    "The fee is a share of the first year&#x27;s base pay.",
    'src="/people/sam-ortiz.jpg" alt=""',
    "Sam Ortiz",
    "Heavy civil, in the West.",
    "On contract",
    "We employ the crew, and you pay by the hour.",
    "What clients say",
    "They found him in nine days.</blockquote>",
    "Ann Lee, Owner, Lee Builders",
  ];
  for (const part of parts) expect(html).toContain(part);
});
