import { describe, expect, it } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { typeset } from "../../model/typeset.ts";
import { SERVICE_COUNT } from "../spec-facts.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, extractMain, readPage, readStructuredData } from "./read-dist.ts";

const { states } = shippedSite;
const pages = new Map(states.map(({ slug }) => [slug, readPage(`/locations/${slug}`)]));
const page = (slug: string): string => pages.get(slug) ?? "";

const section = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0] ?? "";

const readableText = (html: string): string => toPlainText(html.replace(/<(svg|script)[^]*?<\/\1>/g, " "));

describe("the state pages", () => {
  it("start with the state's name, its position, and links to the previous and next states", () => {
    for (const [index, { slug, name }] of states.entries()) {
      const html = page(slug);
      expect(readableText(/<h1[^]*?<\/h1>/.exec(html)?.[0] ?? "")).toContain(name);
      const main = readableText(extractMain(html));
      expect(main).toContain(`State ${index + 1} of ${states.length}`);
      const links = extractAttributes(html, "a", "href");
      for (const neighbor of [states[index - 1], states[index + 1]])
        if (neighbor !== undefined) expect(links).toContain(`/locations/${neighbor.slug}`);
    }
  });

  it("contain everything that the specification requires", () => {
    for (const { slug, name: state, cities, sectors } of states) {
      const html = page(slug);
      expect(section(html, "services").match(/<h3/g), slug).toHaveLength(SERVICE_COUNT);
      expect(section(html, "roles").match(/<th scope="row"/g)?.length, slug).toBeGreaterThanOrEqual(3);
      const sectorText = readableText(section(html, "sectors"));
      for (const { name } of [...sectors, ...cities]) expect(sectorText, slug).toContain(toPlainText(name));
      const formLinks = extractAttributes(section(html, "sectors"), "a", "href")
        .map((href) => new URL(readableText(href), "https://www.example.com"))
        .filter(({ hash }) => hash === "#request");
      expect(formLinks.map(({ pathname, searchParams }) => [pathname, searchParams.get("place")])).toEqual(
        cities.map(({ name }) => [`/locations/${slug}`, typeset(`${name}, ${state}`)]),
      );
      expect(html, slug).toMatch(
        /<lead-form[^>]*context="location_middle"[^>]*urgency="true"[^>]*layout="row"/,
      );
      // Both of the page's forms, the header's and its own, send the state.
      expect(extractAttributes(html, "input", "name").filter((name) => name === "location")).toHaveLength(2);
      expect(html.match(/<input[^>]*name="location"[^>]*value="([^"]*)"/g)?.length, slug).toBe(2);
      for (const [, place] of html.matchAll(/<input[^>]*name="location"[^>]*value="([^"]*)"/g))
        expect(place, slug).toBe(state);
    }
  });

  it("start with the firm's promises, and label the example once, above its story", () => {
    for (const { slug } of states) {
      const text = readableText(extractMain(page(slug)));
      const [firstPromiseIndex, ...laterPromiseIndexes] = ["72 hours", "14 days", "90 days"].map((figure) =>
        text.indexOf(figure),
      );
      expect(firstPromiseIndex, slug).toBeGreaterThan(0);
      const exampleIndex = text.indexOf("Illustrative example");
      for (const promiseIndex of laterPromiseIndexes) expect(promiseIndex, slug).toBeLessThan(exampleIndex);
      expect(text.match(/Illustrative example/g), slug).toHaveLength(1);
      const example = readableText(section(page(slug), "example"));
      expect(example, slug).toMatch(/^\s*(?:\S+\s+)?Illustrative example/);
      // What sets the example apart from the average comes before the example's days, and is said beside the average.
      expect(example.indexOf("longer than our average for all roles"), slug).toBeLessThan(
        example.indexOf("Candidates presented"),
      );
      expect(example, slug).toContain("not a record of past results.");
      expect(text, slug).toMatch(/average, job order to accepted offer; longer for senior roles 14 days/);
    }
  });

  it("explain above the form what we check in the state, what a search costs and what happens if it fails", () => {
    for (const { slug, name, facts } of states) {
      const html = page(slug);
      expect(html.indexOf('id="why-us"'), slug).toBeLessThan(html.indexOf('id="request"'));
      const why = section(html, "why-us");
      const board = String(facts["engineeringBoard"]?.value ?? name);
      for (const text of [
        `Why hire through us in ${name}`,
        board,
        "What it costs",
        "If it does not work out",
      ])
        expect(readableText(why), slug).toContain(toPlainText(text));
      expect(extractAttributes(why, "a", "href"), slug).toContain("/services#process");
    }
  });

  it("show each hiring fact with its source, a link to the source, and its date", () => {
    for (const { slug, facts } of states) {
      const html = section(page(slug), "facts");
      const text = readableText(html);
      for (const { text: fact, source, url } of Object.values(facts)) {
        expect(text, slug).toContain(toPlainText(fact));
        expect(text, slug).toContain(`Source: ${toPlainText(source)}`);
        expect(extractAttributes(html, "a", "href"), slug).toContain(url);
      }
      expect(html.match(/<time dateTime="\d{4}-\d{2}-\d{2}"/g)).toHaveLength(Object.keys(facts).length);
    }
  });

  it("link to their neighbors, if any, and to articles about the state", () => {
    for (const { slug, neighbors, related } of states) {
      if (neighbors.length === 0) expect(page(slug), slug).not.toContain('id="nearby"');
      else
        expect(extractAttributes(section(page(slug), "nearby"), "a", "href").sort(), slug).toEqual(
          neighbors.map((neighbor) => `/locations/${neighbor}`).sort(),
        );
      expect(extractAttributes(section(page(slug), "related"), "a", "href"), slug).toEqual(
        related.map((article) => `/insights/${article}`),
      );
    }
  });

  it("include the service and the visible questions, verbatim, as structured data", () => {
    for (const { slug, name } of states) {
      const html = page(slug);
      const graph = readStructuredData<{
        areaServed?: unknown;
        mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
      }>(html);
      const service = graph.find((thing) => thing["@type"] === "Service");
      expect(service?.areaServed, slug).toEqual({ "@type": "State", name });
      const faq = graph.find((thing) => thing["@type"] === "FAQPage");
      const visibleQuestions = [
        ...section(html, "questions").matchAll(
          /<summary[^>]*>([^]*?)<\/summary>(?:<div[^>]*>)?<p[^>]*>([^]*?)<\/p>/g,
        ),
      ].map(([, question = "", answer = ""]) => [readableText(question), readableText(answer)]);
      expect(visibleQuestions.length, slug).toBeGreaterThanOrEqual(4);
      expect(
        faq?.mainEntity?.map((one) => [toPlainText(one.name), toPlainText(one.acceptedAnswer.text)]),
        slug,
      ).toEqual(visibleQuestions);
    }
  });
});

describe("the state index", () => {
  it("links to all states, with their names", () => {
    const html = readPage("/locations");
    for (const { slug, name } of states) {
      expect(extractAttributes(section(html, "states"), "a", "href")).toContain(`/locations/${slug}`);
      expect(readableText(section(html, "states"))).toContain(name);
    }
  });
});
