import type { HeadContext } from "../../../../build/head/head-tags.ts";
import type { PageMeta, PageSubject } from "../../../../site/layouts/page.ts";
import { shippedSite as site } from "../../../shipped-content.ts";

export const context: HeadContext = {
  site,
  agency: site.agency,
  alternates: [],
  origin: "https://www.example.com",
  path: "/services",
  noindex: false,
};

export const meta: PageMeta = {
  title: "Services",
  description: "What we do.",
  sheet: { code: "S-100", title: "Services" },
};

export const article = {
  type: "article",
  headline: "How to hire",
  description: "In steps.",
  published: "2025-01-10",
  modified: "2025-01-15",
  section: "Hiring Guides",
} as const satisfies PageSubject;
