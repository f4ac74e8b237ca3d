import { expect, test } from "vitest";
import { attributeValues, readWritten } from "./read-dist.ts";

/** What a visitor reads on a written page: its text, with the signs of HTML and repeated blanks taken out. */
function visibleText(html: string): string {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  return main
    .replace(/<(noscript|style|script)[^>]*>[^]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

const page = (name: string): { html: string; text: string; ids: string[] } => {
  const html = readWritten(`/${name}.html`);
  return {
    html,
    text: visibleText(html),
    ids: [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id),
  };
};

const structuredData = (html: string): { "@type": string; name?: string }[] => {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? "{}";
  return (JSON.parse(json) as { "@graph": { "@type": string; name?: string }[] })["@graph"];
};

const isNoindex = (html: string): boolean => /<meta name="robots" content="noindex"/.test(html);

test("the services page shows four services at their anchors and the four steps of the process in their order", () => {
  const { html, text, ids } = page("services");
  expect(ids).toEqual(
    expect.arrayContaining(["construction", "engineering", "permanent", "fractional", "process"]),
  );
  const steps = ["Requirements analysis", "Talent sourcing", "Candidate screening", "Seamless placement"];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);
  expect(structuredData(html).filter((thing) => thing["@type"] === "Service")).toHaveLength(4);
});

test("the services page states its terms and ends with the lead form", () => {
  const { html, text } = page("services");
  for (const term of ["48-72 hours", "Zero upfront costs", "90 days", "Fixed monthly cost"])
    expect(text).toContain(term);
  expect(attributeValues(html, "lead-form", "context")).toEqual(["general"]);
});

test("the industries page leads from its hero to six industries with specialties and key positions", () => {
  const { html, text, ids } = page("industries");
  expect(attributeValues(html, "a", "href")).toContain("#industries");
  expect(ids).toEqual(
    expect.arrayContaining([
      "industries",
      "residential",
      "commercial",
      "industrial",
      "infrastructure",
      "specialty-trades",
      "energy",
    ]),
  );
  expect(text.match(/Specialties/g)).toHaveLength(6);
  expect(text.match(/Key positions/g)).toHaveLength(6);
  expect(attributeValues(html, "lead-form", "context")).toEqual(["general"]);
});

test("the about page names the legal entity and leads to the contact section and to the services", () => {
  const { html, text } = page("about");
  expect(text).toContain("Delaware LLC registered in Lewes");
  expect(attributeValues(html, "a", "href")).toEqual(expect.arrayContaining(["/#contact", "/services"]));
});

test("the about page says of every figure what it means and who answers for it", () => {
  const { text } = page("about");
  for (const figure of [
    "92%",
    "4.9/5",
    "top 10%",
    "All 50 states",
    "98%",
    "500+",
    "10,000+",
    "$20K+",
    "50+ pages",
  ])
    expect(text).toContain(figure);
  expect(text).toContain("Average rating that clients gave after a search Head of delivery");
});

test("the portal has its sign-in form, says that it is a demonstration, and is kept out of search", () => {
  const { html, text } = page("portal");
  expect(html).toMatch(/<portal-login[\s>]/);
  expect(text).toContain("This portal is a demonstration.");
  expect(isNoindex(html)).toBe(true);
});

test("the resume page has its form and promises a review within 24 hours", () => {
  const { html, text } = page("resume");
  expect(html).toMatch(/<resume-form[\s>]/);
  expect(text).toContain("review it within 24 hours");
  expect(text).toContain("$20K+");
  expect(text).toContain("What we do with your file");
});

test("the landing page's buttons lead to its form, and its logo in the footer to the home page", () => {
  const { html, ids } = page("landing-page");
  expect(ids).toContain("contact-form");
  expect(html).toMatch(/<employer-lead-form[\s>]/);
  const toForm = attributeValues(html, "a", "href").filter((href) => href === "#contact-form");
  expect(toForm.length).toBeGreaterThanOrEqual(2);
  const footer = /<footer[^]*<\/footer>/.exec(html)?.[0] ?? "";
  expect(footer).toMatch(/<a class="logo" href="\/"/);
  expect(isNoindex(html)).toBe(false);
});

test("the landing page's placements are labeled as examples", () => {
  const { text } = page("landing-page");
  expect(text).toMatch(/Illustrative example\w* Recent placements/);
});

test("the page for unknown paths says so, leads home, asks for the path to be logged, and is kept out of search", () => {
  const { html, text } = page("404");
  expect(text).toContain("404");
  expect(text).toContain("Oops! Page not found");
  expect(attributeValues(html, "a", "href")).toContain("/");
  expect(html).toContain("data-not-found");
  expect(isNoindex(html)).toBe(true);
});

test("a breadcrumb stands on every one of these pages but the landing page and the page for unknown paths", () => {
  const hasBreadcrumb = (name: string): boolean => page(name).html.includes('aria-label="Breadcrumb"');
  for (const name of ["services", "industries", "about", "portal", "resume"])
    expect(hasBreadcrumb(name), name).toBe(true);
  for (const name of ["landing-page", "404"]) expect(hasBreadcrumb(name), name).toBe(false);
});
