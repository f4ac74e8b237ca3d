import { expect, test } from "vitest";
import { formatMonth } from "../../model/format-day.ts";
import { shippedSite } from "../shipped-content.ts";
import { INDUSTRY_IDS } from "../../model/schemas/services.ts";
import { INDUSTRY_COUNT, LEGAL_FACTS, PAGE_FACTS, SERVICE_COUNT } from "../spec-facts.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, extractMain, isNoindex, readBuiltFile, readStructuredData } from "./read-dist.ts";

const { about, agency, articles, claims, legal, services } = shippedSite;

const visibleText = (html: string): string => toPlainText(extractMain(html));

function page(name: string): { html: string; text: string; ids: string[]; footer: string } {
  const html = readBuiltFile(`/${name}.html`);
  return {
    html,
    text: visibleText(html),
    ids: [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id),
    footer: /<footer[^]*<\/footer>/.exec(html)?.[0] ?? "",
  };
}

test.each(Object.keys(PAGE_FACTS))("the page %s contains what its specification requires", (name) => {
  const { text } = page(name);
  for (const fact of PAGE_FACTS[name] ?? [])
    if (typeof fact === "string") expect(text).toContain(fact);
    else expect(text).toMatch(fact);
});

test("the about page describes the firm and its place of registration", () => {
  expect(page("about").text).toContain(`${agency.entity} registered in ${agency.registeredIn}`);
});

test("the services page has an anchor for each service, and contains the lead form", () => {
  const { html, ids } = page("services");
  expect(ids).toEqual(expect.arrayContaining([...services.services.map(({ id }) => id), "process"]));
  expect(readStructuredData(html).filter((thing) => thing["@type"] === "Service")).toHaveLength(
    SERVICE_COUNT,
  );
  expect(extractAttributes(html, "lead-form", "context")).toEqual(["general"]);
});

test("the industries page links to its list of industries, each with specialties and key positions", () => {
  const { html, text, ids } = page("industries");
  expect(extractAttributes(html, "a", "href")).toContain("#industries");
  expect(ids).toEqual(expect.arrayContaining(["industries", ...INDUSTRY_IDS]));
  expect(text.match(/Specialties/g)).toHaveLength(INDUSTRY_COUNT);
  expect(text.match(/Key positions/g)).toHaveLength(INDUSTRY_COUNT);
  expect(extractAttributes(html, "lead-form", "context")).toEqual(["general"]);
});

test("the about page links to the contact section and to the services", () => {
  const { html } = page("about");
  expect(extractAttributes(html, "a", "href")).toEqual(expect.arrayContaining(["/#contact", "/services"]));
});

test("the about page explains all figures that it shows, and does not name who is responsible for each", () => {
  const { text } = page("about");
  for (const [id, { text: figure, meaning }] of Object.entries(claims)) {
    if (about.claims.omitted.includes(id)) expect(text).not.toContain(toPlainText(meaning));
    else expect([figure, meaning].filter((part) => !text.includes(toPlainText(part)))).toEqual([]);
  }
  expect(text).not.toContain("Head of delivery");
});

test("the portal has its sign-in form, states that it is a demonstration, and is excluded from search", () => {
  const { html, text } = page("portal");
  expect(html).toMatch(/<portal-login[\s>]/);
  expect(text.match(/demonstration/gi)).toHaveLength(1);
  expect(isNoindex(html)).toBe(true);
});

test("the home page's story and firms are one example, under one label", () => {
  const { html } = page("index");
  const example = /<section id="success-story"[^]*?<\/section>/.exec(html)?.[0] ?? "";
  expect(example).toContain("data-marquee");
  expect(example.indexOf("Illustrative example")).toBeLessThan(example.indexOf("<h2"));
  expect(html.match(/Illustrative example/g)).toHaveLength(1);
});

test("the resume page contains the resume form, and links to the policies for candidates", () => {
  const { html } = page("resume");
  expect(html).toMatch(/<resume-form[\s>]/);
  expect(extractAttributes(extractMain(html), "a", "href")).toEqual(
    expect.arrayContaining(["/candidate-privacy", "/equal-opportunity", "/recruitment-fraud"]),
  );
});

test.each([
  "index",
  "services",
  "landing-page",
  "about",
  "resume",
  "jobs",
  "locations/texas",
  "insights/hvac-technician-hiring-guide-2025",
  "insights/construction-talent-retention-2025",
])("/%s has the telephone number beside its form, also while nothing has failed", (path) => {
  const withoutForms = extractMain(page(path).html).replaceAll(/<([a-z]+-form)[\s>][^]*?<\/\1>/g, "");
  expect(extractAttributes(withoutForms, "a", "href")).toContain(agency.phone.href);
});

test.each(["about", "services", "resume", "insights", "locations/texas"])(
  "the footer of /%s has phone and email links",
  (path) => {
    expect(extractAttributes(page(path).footer, "a", "href")).toEqual(
      expect.arrayContaining([agency.phone.href, `mailto:${agency.email}`]),
    );
  },
);

test("the landing page's buttons link to its form, and its footer logo to the home page", () => {
  const { html, ids, footer } = page("landing-page");
  expect(ids).toContain("contact-form");
  expect(html).toMatch(/<employer-lead-form[\s>]/);
  const formLinks = extractAttributes(html, "a", "href").filter((href) => href === "#contact-form");
  expect(formLinks.length).toBeGreaterThanOrEqual(2);
  expect(footer).toMatch(/<a class="logo[^"]*" href="\/"/);
  expect(isNoindex(html)).toBe(false);
});

test("the services, industries, about, portal and resume pages have a breadcrumb; landing and 404 pages have none", () => {
  const hasBreadcrumb = (name: string): boolean => page(name).html.includes('aria-label="Breadcrumb"');
  for (const name of ["services", "industries", "about", "portal", "resume"])
    expect(hasBreadcrumb(name), name).toBe(true);
  for (const name of ["landing-page", "404"]) expect(hasBreadcrumb(name), name).toBe(false);
});

function primaryButtons(name: string): string[] {
  const header = /<site-header[^]*?<\/site-header>/.exec(page(name).html)?.[0] ?? "";
  return [
    ...header
      .replace(/<form[^]*?<\/form>/g, "")
      .matchAll(/<(a|button) class="btn btn-primary[^>]*>([^]*?)<\/\1>/g),
  ].map(([, , text = ""]) => toPlainText(text));
}

test("pages for candidates link to the resume form and the portal, not to Request Talent", () => {
  for (const name of ["resume", "portal"]) {
    const { footer } = page(name);
    expect(extractAttributes(footer, "a", "href"), name).toContain("/resume#apply");
    expect(toPlainText(footer), name).not.toMatch(/Request Talent|Hiring by state/);
    expect(primaryButtons(name), name).toEqual(["Candidate Portal", "Candidate Portal"]);
  }
  expect(toPlainText(page("index").footer)).toMatch(/Request Talent[^]*Hiring by state/);
  expect(primaryButtons("index")).toEqual(["Request Talent", "Request Talent"]);
});

test("a page's footer states when the page's text last changed", () => {
  const footerText = (name: string): string => toPlainText(page(name).footer);
  for (const { slug, modified } of articles)
    expect(footerText(`insights/${slug}`), slug).toContain(`Last updated ${formatMonth(modified)} Sheet`);
  for (const { slug, updated } of legal)
    expect(footerText(slug), slug).toContain(`Last updated ${updated} Sheet`);
  expect(footerText("about")).toContain(`Last updated ${formatMonth(agency.updated)} Sheet`);
});

const SPECIFIED = legal.map(({ slug }) => slug).filter((slug) => slug in LEGAL_FACTS);

test.each(SPECIFIED)("the legal page %s has its numbered sections, its date and its sheet number", (name) => {
  const { sections, effective, sheet } = LEGAL_FACTS[name]!;
  const { updated } = legal.find(({ slug }) => slug === name)!;
  const { html } = page(name);
  const prose = html.slice(html.indexOf('class="prose'), html.indexOf("<footer"));
  const numbers = [...prose.matchAll(/<h2 id="[^"]+"[^>]*>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => index + 1));
  expect(toPlainText(html)).toContain(`Effective ${effective} · Revised ${updated}`);
  expect(html).toMatch(new RegExp(`>Sheet</dt><dd[^>]*><b[^>]*>${sheet}<`));
  expect(prose).toContain(`href="mailto:${agency.email}"`);
  expect(prose).toContain(`href="${agency.phone.href}"`);
  expect(html).not.toContain("{{");
});
