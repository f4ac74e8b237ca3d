import type * as z from "zod";
import { PAGE_KINDS, type PageKinds } from "./page-kinds.ts";
import { AboutSchema } from "../schemas/about.ts";
import { AgencySchema } from "../schemas/agency.ts";
import { ClaimsSchema } from "../schemas/claims.ts";
import { CompareSchema } from "../schemas/compare.ts";
import { ContextsSchema } from "../schemas/contexts.ts";
import type { DataFileTable } from "../schemas/data-file.ts";
import { HomeSchema } from "../schemas/home.ts";
import { IndustriesPageSchema } from "../schemas/industries-page.ts";
import { IndustriesSchema } from "../schemas/industries.ts";
import { LayoutSchema } from "../schemas/layout.ts";
import { LandingSchema } from "../schemas/landing.ts";
import { MailsSchema } from "../schemas/mails.ts";
import { MessagesSchema } from "../widgets/messages.ts";
import { NavigationSchema } from "../schemas/navigation.ts";
import { NotFoundSchema } from "../schemas/not-found.ts";
import { PartnersSchema } from "../widgets/partners.ts";
import { PayMethodologySchema } from "../schemas/pay-methodology.ts";
import { PortalSchema } from "../schemas/portal.ts";
import { ReceiptSchema } from "../schemas/receipt.ts";
import { RedirectsSchema } from "../schemas/redirects.ts";
import { ReportSchema } from "../schemas/report.ts";
import { ResumeSchema } from "../schemas/resume.ts";
import { RetentionSchema } from "../schemas/retention.ts";
import { SalariesSchema } from "../schemas/salaries.ts";
import { SentSchema } from "../schemas/sent.ts";
import { ServicesPageSchema } from "../schemas/services-page.ts";
import { ServicesSchema } from "../schemas/services.ts";
import { ToolsSchema } from "../schemas/tools.ts";
import { WhyUsSchema } from "../schemas/why-us.ts";

const PAGE_FILES = {
  home: { schema: HomeSchema, label: "Home", icon: "home", group: "pages", page: "/" },
  "services-page": {
    schema: ServicesPageSchema,
    label: "Services",
    icon: "handyman",
    group: "pages",
    page: "/services",
  },
  "industries-page": {
    schema: IndustriesPageSchema,
    label: "Industries",
    icon: "factory",
    group: "pages",
    page: "/industries",
  },
  about: {
    schema: AboutSchema,
    label: "About",
    icon: "groups",
    group: "pages",
    page: "/about",
  },
  resume: {
    schema: ResumeSchema,
    label: "Submit a resume",
    icon: "upload_file",
    group: "pages",
    page: "/resume",
  },
  landing: {
    schema: LandingSchema,
    label: "Landing page for employers",
    icon: "campaign",
    group: "pages",
    page: "/landing-page",
  },
  partners: {
    schema: PartnersSchema,
    label: "Partners",
    icon: "handshake",
    group: "pages",
    isLiteral: true,
    page: "/partners",
  },
  "pay-methodology": {
    schema: PayMethodologySchema,
    label: "How we figure pay",
    icon: "calculate",
    group: "pages",
    page: "/insights/how-we-figure-pay",
  },
  compare: {
    schema: CompareSchema,
    label: "State comparison",
    icon: "compare_arrows",
    group: "pages",
    page: "/locations/compare",
  },
  tools: {
    schema: ToolsSchema,
    label: "Calculators",
    icon: "calculate",
    group: "pages",
    page: "/tools",
  },
  portal: {
    schema: PortalSchema,
    label: "Candidate portal",
    icon: "login",
    group: "pages",
    page: "/portal",
  },
  receipt: {
    schema: ReceiptSchema,
    label: "Receipt page",
    icon: "receipt_long",
    group: "pages",
    page: "/receipt",
  },
  sent: {
    schema: SentSchema,
    label: "Responses without JavaScript",
    icon: "mark_email_read",
    group: "pages",
  },
  "not-found": {
    schema: NotFoundSchema,
    label: "Page not found",
    icon: "link_off",
    group: "pages",
  },
} as const satisfies DataFileTable;

const COMPANY_FILES = {
  agency: { schema: AgencySchema, label: "Agency", icon: "badge", group: "company" },
  claims: {
    schema: ClaimsSchema,
    label: "Claims: figures about the agency",
    icon: "verified",
    group: "company",
  },
  services: {
    schema: ServicesSchema,
    label: "Services and process",
    icon: "handyman",
    group: "company",
  },
  "why-us": {
    schema: WhyUsSchema,
    label: "Why hire through us",
    icon: "handshake",
    group: "company",
  },
  industries: {
    schema: IndustriesSchema,
    label: "Industries",
    icon: "factory",
    group: "company",
  },
  report: {
    schema: ReportSchema,
    label: "Salary report (PDF)",
    icon: "picture_as_pdf",
    group: "company",
    isLiteral: true,
  },
  salaries: {
    schema: SalariesSchema,
    label: "Salaries and regions",
    icon: "payments",
    group: "company",
    isLiteral: true,
  },
  navigation: {
    schema: NavigationSchema,
    label: "Header and footer links",
    icon: "menu",
    group: "company",
  },
  layout: {
    schema: LayoutSchema,
    label: "Layout: text on every page",
    icon: "web_asset",
    group: "company",
  },
  messages: {
    schema: MessagesSchema,
    label: "Form text",
    icon: "chat",
    group: "company",
    isLiteral: true,
  },
  mails: {
    schema: MailsSchema,
    label: "Email text",
    icon: "mail",
    group: "company",
    isLiteral: true,
  },
  contexts: {
    schema: ContextsSchema,
    label: "Where forms appear",
    icon: "pin_drop",
    group: "company",
  },
  retention: {
    schema: RetentionSchema,
    label: "Retention periods",
    icon: "auto_delete",
    group: "company",
  },
  redirects: {
    schema: RedirectsSchema,
    label: "Redirects",
    icon: "alt_route",
    group: "company",
  },
} as const satisfies DataFileTable;

type Merged<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/**
 * All data files, including those that page kinds declare. The folder's files and these entries must match
 * one to one.
 */
export const DATA_FILES = Object.assign(
  { ...PAGE_FILES, ...COMPANY_FILES },
  ...Object.values(PAGE_KINDS).map(({ data }) => data),
) as typeof PAGE_FILES & typeof COMPANY_FILES & Merged<PageKinds[keyof PageKinds]["data"]>;

export const DATA_FOLDER = "content/_data";

export type DataName = Extract<keyof typeof DATA_FILES, string>;

export type DataFiles = { [Name in DataName]: z.output<(typeof DATA_FILES)[Name]["schema"]> };
