import type { HeadContext } from "../../../../build/head/head-tags.ts";
import type { PageMeta } from "../../../../site/layouts/page.ts";
import { loadSite } from "../../../../site/model/loading/load-site.ts";

export const context: HeadContext = {
  site: loadSite(process.cwd()),
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
