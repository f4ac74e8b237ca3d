import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerLanguage } from "../../../../site/components/request-section.tsx";
import { shippedContent } from "../../../shipped-content.ts";
import type { Site } from "../../../../model/kinds/site.ts";

const { site, translations } = shippedContent;
const spanish = translations.find((one) => one.site.language === "es")!.site;
const render = (one: Site, answersIn: Site["agency"]["answersIn"]) =>
  renderToStaticMarkup(<AnswerLanguage site={{ ...one, agency: { ...one.agency, answersIn } }} />);

test("a Spanish page says that we answer in Spanish if the agency's data says so, and an English page never", () => {
  expect(render(spanish, ["es"])).toContain("Le respondemos en español.");
  expect(render(spanish, [])).toBe("");
  expect(render(site, ["es"])).toBe("");
});
