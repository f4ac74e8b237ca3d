import type { Article, BreadcrumbList, FAQPage, Organization, Service, WebSite } from "schema-dts";
import type { Breadcrumb } from "../../site/components/breadcrumbs.tsx";
import type { PageMeta, PageSubject } from "../../site/layouts/page.ts";
import { LANGUAGES } from "../../model/languages.ts";
import { localizePath } from "../../model/translation/addresses.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { toAbsoluteUrl, socialImagePath, type HeadContext } from "./head-tags.ts";

/**
 * Describes the organization, the website and the page's subject. Never contains ratings or reviews, because the
 * site collects none.
 */
export function structuredData(meta: PageMeta, context: HeadContext) {
  const { site, origin } = context;
  const { agency } = site;
  const language = LANGUAGES[site.language].locale;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(agency, origin),
      webSite(agency, origin, language),
      ...(meta.breadcrumb === undefined ? [] : [breadcrumbList(meta.breadcrumb, context)]),
      ...(meta.subjects ?? []).map((subject) => describeSubject(subject, context)),
    ],
  };
}

const organizationId = (origin: string): string => `${origin}/#organization`;
const webSiteId = (origin: string): string => `${origin}/#website`;

function organization(agency: Agency, origin: string): Organization {
  return {
    "@type": "EmploymentAgency",
    "@id": organizationId(origin),
    name: agency.name,
    legalName: agency.legalName,
    url: toAbsoluteUrl(origin, "/"),
    logo: toAbsoluteUrl(origin, "/icon-512.png"),
    description: agency.description,
    foundingDate: String(agency.founded),
    email: agency.email,
    telephone: agency.phone.href.replace("tel:", ""),
    areaServed: { "@type": "Country", name: "United States" },
  };
}

function webSite(agency: Agency, origin: string, language: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": webSiteId(origin),
    name: agency.name,
    url: toAbsoluteUrl(origin, "/"),
    description: agency.description,
    inLanguage: language,
    publisher: { "@id": organizationId(origin) },
  };
}

function breadcrumbList(crumbs: readonly Breadcrumb[], { site, origin, path }: HeadContext): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.text,
      item: toAbsoluteUrl(
        origin,
        crumb.href === undefined ? path : (localizePath(site, crumb.href) ?? crumb.href),
      ),
    })),
  };
}

function describeSubject(
  subject: PageSubject,
  { site, origin, path }: HeadContext,
): Service | FAQPage | Article {
  switch (subject.type) {
    case "service":
      return {
        "@type": "Service",
        name: subject.name,
        description: subject.description,
        serviceType: subject.name,
        provider: { "@id": organizationId(origin) },
        areaServed:
          subject.area === undefined
            ? { "@type": "Country", name: "United States" }
            : { "@type": "State", name: subject.area },
      };
    case "faq":
      return {
        "@type": "FAQPage",
        mainEntity: subject.faqs.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      };
    case "article":
      return {
        "@type": "Article",
        headline: subject.headline,
        description: subject.description,
        datePublished: subject.published,
        dateModified: subject.modified,
        articleSection: subject.section,
        image: toAbsoluteUrl(origin, socialImagePath(path)),
        mainEntityOfPage: toAbsoluteUrl(origin, path),
        author:
          subject.author === undefined
            ? { "@id": organizationId(origin) }
            : { "@type": "Person", name: subject.author },
        publisher: { "@id": organizationId(origin) },
        isPartOf: { "@id": webSiteId(origin) },
        inLanguage: LANGUAGES[site.language].locale,
      };
  }
}
