import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { formatDollars, formatThousands } from "../../site/model/pay/format-dollars.ts";
import { payInState } from "../../site/model/pay/state-pay.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { tools, salaries } = loadSite(process.cwd());
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

test("the worked examples of the calculators show the published pay", () => {
  const { offer, seat } = tools;
  const range = payInState(salaries, offer.start.role, offer.start.state);
  const pay = payInState(salaries, seat.start.role, seat.start.state);
  for (const dollars of [range?.low, range?.average, range?.high, pay?.average])
    expect(text).toContain(formatDollars(dollars ?? 0));
});

test("every calculator states its formula in words", () => {
  for (const { title, words } of [tools.offer, tools.seat, tools.turnover]) {
    expect(text).toContain(toPlainText(title));
    expect(text).toContain(toPlainText(words));
  }
});
