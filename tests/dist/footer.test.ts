import { expect, test } from "vitest";
import { formatMonth } from "../../site/model/format-day.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { agency, articles, legal } = loadSite(process.cwd());
const footerHtml = (file: string): string =>
  /<footer[^>]*>([^]*?)<\/footer>/.exec(readBuiltFile(file))?.[1] ?? "";
const footerOf = (file: string): string => toPlainText(footerHtml(file));

function primaryButtons(file: string): string[] {
  const header = /<site-header[^]*?<\/site-header>/.exec(readBuiltFile(file))?.[0] ?? "";
  return [
    ...header
      .replace(/<form[^]*?<\/form>/g, "")
      .matchAll(/<(a|button) class="btn btn-primary[^>]*>([^]*?)<\/\1>/g),
  ].map(([, , text = ""]) => toPlainText(text));
}

test("a page's footer states when the page's text last changed", () => {
  for (const { slug, modified } of articles)
    expect(footerOf(`/insights/${slug}.html`), slug).toContain(`Last updated ${formatMonth(modified)} Sheet`);
  for (const { slug, updated } of legal)
    expect(footerOf(`/${slug}.html`), slug).toContain(`Last updated ${updated} Sheet`);
  expect(footerOf("/about.html")).toContain(`Last updated ${formatMonth(agency.updated)} Sheet`);
});

test("the copyright year is the year of the build", () => {
  expect(footerOf("/index.html")).toContain(`© ${new Date().getUTCFullYear()} ${agency.legalName}`);
});

test("pages for candidates link to the resume form and the portal, not to Request Talent", () => {
  for (const file of ["/resume.html", "/portal.html"]) {
    expect(extractAttributes(footerHtml(file), "a", "href"), file).toContain("/resume#apply");
    expect(footerOf(file), file).not.toMatch(/Request Talent|Hiring by state/);
    expect(primaryButtons(file), file).toEqual(["Candidate Portal", "Candidate Portal"]);
  }
  expect(footerOf("/index.html")).toMatch(/Request Talent[^]*Hiring by state/);
  expect(primaryButtons("/index.html")).toEqual(["Request Talent", "Request Talent"]);
});
