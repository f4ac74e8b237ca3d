import { expect, test } from "vitest";
import { structuredData } from "../../../../build/head/structured-data.ts";
import type { PageSubject } from "../../../../site/layouts/page.ts";
import { article, context, meta } from "./head-context.ts";

type Thing = Record<string, unknown>;

function thingsOf(page: Partial<typeof meta>, path = "/services"): Thing[] {
  const json = JSON.stringify(structuredData({ ...meta, ...page }, { ...context, path }));
  const read = JSON.parse(json) as { "@context": string; "@graph": Thing[] };
  expect(read["@context"]).toBe("https://schema.org");
  return read["@graph"];
}

const thingOf = (type: string, page: Partial<typeof meta>, path?: string): Thing | undefined =>
  thingsOf(page, path).find((thing) => thing["@type"] === type);

test("every page describes the organization and the site, which reference each other", () => {
  const organization = thingOf("EmploymentAgency", {});
  expect(organization).toMatchObject({
    name: context.site.agency.name,
    legalName: context.site.agency.legalName,
    url: "https://www.example.com/",
    foundingDate: String(context.site.agency.founded),
    email: context.site.agency.email,
  });
  expect(organization?.["telephone"]).toMatch(/^\+\d+$/);
  expect(thingOf("WebSite", {})).toMatchObject({ publisher: { "@id": organization?.["@id"] } });
});

test("pages in another language describe the same organization, and a website of their own", () => {
  const agency = { ...context.site.agency, description: "Reclutamos." };
  const site = { ...context.site, agency, language: "es", addresses: new Map([["/", "/es"]]) } as const;
  const { "@graph": graph } = structuredData(meta, { ...context, site, path: "/es/servicios" });
  const things = JSON.parse(JSON.stringify(graph)) as Thing[];
  expect(things[0]).toEqual(thingOf("EmploymentAgency", {}));
  expect(things[1]).toMatchObject({
    "@id": "https://www.example.com/es#website",
    url: "https://www.example.com/es",
    description: "Reclutamos.",
    inLanguage: "es-US",
  });
  expect(thingOf("WebSite", {})).toMatchObject({
    "@id": "https://www.example.com/#website",
    inLanguage: "en-US",
  });
});

test("a breadcrumb is numbered from 1, and its last item is the current page", () => {
  const breadcrumb = [
    { text: "Home", href: "/" },
    { text: "Insights", href: "/insights" },
    { text: "How to hire" },
  ];
  expect(thingOf("BreadcrumbList", { breadcrumb }, "/insights/how-to-hire")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.com/" },
    { "@type": "ListItem", position: 2, name: "Insights", item: "https://www.example.com/insights" },
    {
      "@type": "ListItem",
      position: 3,
      name: "How to hire",
      item: "https://www.example.com/insights/how-to-hire",
    },
  ]);
});

test("a service names its area, by default the whole country", () => {
  const service: PageSubject = { type: "service", name: "Recruitment", description: "Of builders." };
  expect(thingOf("Service", { subjects: [service] })?.["areaServed"]).toEqual({
    "@type": "Country",
    name: "United States",
  });
  expect(thingOf("Service", { subjects: [{ ...service, area: "Texas" }] })?.["areaServed"]).toEqual({
    "@type": "State",
    name: "Texas",
  });
});

test("questions and answers are repeated verbatim in the structured data", () => {
  const faqs = [{ question: "How fast?", answer: 'In "72 hours" & less.' }];
  expect(thingOf("FAQPage", { subjects: [{ type: "faq", faqs }] })?.["mainEntity"]).toEqual([
    {
      "@type": "Question",
      name: "How fast?",
      acceptedAnswer: { "@type": "Answer", text: 'In "72 hours" & less.' },
    },
  ]);
});

test("an article has its dates, section, image and publisher", () => {
  const thing = thingOf("Article", { subjects: [article] }, "/insights/how-to-hire");
  expect(thing).toMatchObject({
    headline: "How to hire",
    datePublished: "2025-01-10",
    dateModified: "2025-01-15",
    articleSection: "Hiring Guides",
    mainEntityOfPage: "https://www.example.com/insights/how-to-hire",
    publisher: { "@id": "https://www.example.com/#organization" },
  });
  expect(thing?.["image"]).toMatch(/^https:\/\/www\.example\.com\/.+\.png$/);
  expect(thing?.["author"]).toEqual({ "@id": "https://www.example.com/#organization" });
  const signed = thingOf("Article", { subjects: [{ ...article, author: "Ann Lee" }] });
  expect(signed?.["author"]).toEqual({ "@type": "Person", name: "Ann Lee" });
});
