import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { formatThousands } from "../../model/pay/format-dollars.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { tools } = shippedSite;
const html = readBuiltFile("/tools.html");
const text = toPlainText(html).replace(/\s+/g, " ");

test("a calculator's published initial values are in the article that it cites", () => {
  const { article, ...published } = tools.turnover.published;
  const source = toPlainText(readBuiltFile(`/insights/${article}.html`));
  for (const figure of [
    `${published.rate}%`,
    `${formatThousands(published.costLow)}-${formatThousands(published.costHigh)}`,
    `${published.months} months`,
    `${published.gain}% gain in retention`,
    `${formatThousands(published.savedLow)}-${formatThousands(published.savedHigh)}`,
  ])
    expect(source).toContain(figure);
  expect(extractAttributes(html, "a", "href")).toContain(`/insights/${article}`);
});

test("the calculators that ask for a state open with the same one", () => {
  expect(tools.seat.start.state).toBe(tools.offer.start.state);
});

test("every calculator states its formula in words", () => {
  for (const { title, words } of [tools.offer, tools.seat, tools.turnover]) {
    expect(text).toContain(toPlainText(title));
    expect(text).toContain(toPlainText(words));
  }
});
