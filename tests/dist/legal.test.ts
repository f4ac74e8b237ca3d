import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { LEGAL_FACTS } from "../spec-facts.ts";
import { toPlainText } from "./to-plain-text.ts";
import { readBuiltFile } from "./read-dist.ts";

const { agency, legal } = loadSite(process.cwd());
const SPECIFIED = legal.map(({ slug }) => slug).filter((slug) => slug in LEGAL_FACTS);

test.each(SPECIFIED)("the legal page %s has its numbered sections, its date and its sheet number", (name) => {
  const { sections, updated, sheet } = LEGAL_FACTS[name]!;
  const html = readBuiltFile(`/${name}.html`);
  const prose = html.slice(html.indexOf('class="prose'), html.indexOf("<footer"));
  const numbers = [...prose.matchAll(/<h2 id="[^"]+"[^>]*>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => index + 1));
  expect(toPlainText(html)).toContain(`Last updated ${updated}`);
  expect(html).toMatch(new RegExp(`>Sheet</dt><dd[^>]*><b[^>]*>${sheet}<`));
  expect(prose).toContain(`href="mailto:${agency.email}"`);
  expect(prose).toContain(`href="${agency.phone.href}"`);
  expect(html).not.toContain("{{");
});

test("the privacy policy lists every kind of data that the database stores", () => {
  const text = toPlainText(readBuiltFile("/privacy-policy.html"));
  for (const kind of [
    /additional information/,
    /file with its name and size/,
    /consent text .+ with its version/,
    /partner on whose page/,
    /utm_source/,
    /Global Privacy Control/,
    /score from 0 to 100/,
    /salted hash/,
  ]) {
    expect(text).toMatch(kind);
  }
});
