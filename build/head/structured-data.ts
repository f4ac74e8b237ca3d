import type {
  Article,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  Service,
  WebSite,
} from "schema-dts";
import type { Breadcrumb } from "../../site/components/breadcrumbs.tsx";
import type { Posting } from "../../site/components/jobs/describe-posting.ts";
import type { PageMeta, PageSubject } from "../../site/layouts/page.ts";
import { LANGUAGES } from "../../model/languages.ts";
import { findTranslatedPath, localizePath, type LocalizedSite } from "../../model/translation/addresses.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { toAbsoluteUrl, socialImagePath, type HeadContext } from "./head-tags.ts";

/**
 * Describes the organization, the website and the page's subject. Never contains ratings or reviews, because the
 * site collects none.
 */
export function structuredData(meta: PageMeta, context: HeadContext) {
  const { agency, origin } = context;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(agency, origin),
      webSite(context),
      ...(meta.breadcrumb === undefined ? [] : [breadcrumbList(meta.breadcrumb, context)]),
      ...(meta.subjects ?? []).map((subject) => describeSubject(subject, context)),
    ],
  };
}

const organizationId = (origin: string): string => `${origin}/#organization`;
/** Each language has a website of its own, with an id of its own, since a thing has one description and language. */
const webSiteId = ({ site, origin }: HeadContext): string => `${toHomeUrl(site, origin)}#website`;

const toHomeUrl = (site: LocalizedSite, origin: string): string =>
  toAbsoluteUrl(origin, findTranslatedPath(site, "/") ?? "/");

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

function webSite(context: HeadContext): WebSite {
  const { site, origin } = context;
  return {
    "@type": "WebSite",
    "@id": webSiteId(context),
    name: site.agency.name,
    url: toHomeUrl(site, origin),
    description: site.agency.description,
    inLanguage: LANGUAGES[site.language].locale,
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

type Subject = Service | FAQPage | Article | JobPosting;

function describeSubject(subject: PageSubject, context: HeadContext): Subject {
  const { site, origin, path } = context;
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
    case "job":
      return jobPosting(subject, context.agency.name);
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
        isPartOf: { "@id": webSiteId(context) },
        inLanguage: LANGUAGES[site.language].locale,
      };
  }
}

/** Google's values of `employmentType`. */
const EMPLOYMENT_TYPES = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
  "as-needed": "PER_DIEM",
} as const satisfies Record<Posting["employment"], string>;

const COUNTRY = "US";

/**
 * Describes an opening as Google's job search reads it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Clients are not named, for which
 * the value of the organization's name is `confidential`.
 */
function jobPosting(posting: Posting, agency: string): JobPosting {
  const { title, description, requisition, posted, validThrough, place, remoteStates, pay } = posting;
  return {
    "@type": "JobPosting",
    title,
    description,
    identifier: { "@type": "PropertyValue", name: agency, value: requisition },
    datePosted: posted,
    ...(validThrough !== undefined && { validThrough }),
    employmentType: EMPLOYMENT_TYPES[posting.employment],
    hiringOrganization: { "@type": "Organization", name: "confidential" },
    ...(place && {
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: place.city,
          addressRegion: place.state,
          ...(place.zip !== undefined && { postalCode: place.zip }),
          addressCountry: COUNTRY,
        },
      },
    }),
    ...(posting.isFullyRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: remoteStates.map(
        (name) => ({ "@type": "State", name: `${name}, USA` }) as const,
      ),
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: pay.low,
        maxValue: pay.high,
        unitText: pay.per === "hour" ? "HOUR" : "YEAR",
      },
    },
    jobBenefits: posting.benefits,
    totalJobOpenings: posting.openings,
    directApply: true,
  };
}
