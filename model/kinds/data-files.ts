import type * as z from "zod";
import { PAGE_KINDS, type PageKinds } from "./page-kinds.ts";
import {
  AboutSchema,
  HomeSchema,
  LandingSchema,
  PortalSchema,
  ResumeSchema,
  SentSchema,
} from "../schemas/page-texts.ts";
import { AgencySchema, RetentionSchema, ClaimsSchema } from "../schemas/agency.ts";
import { CompareSchema } from "../schemas/compare.ts";
import { ContextsSchema } from "../schemas/contexts.ts";
import type { DataFileTable } from "../schemas/fieldset.ts";
import {
  ClientQuestionsSchema,
  IndustriesPageSchema,
  IndustriesSchema,
  ServicesPageSchema,
  ServicesSchema,
  WhyUsSchema,
} from "../schemas/services.ts";
import { LayoutSchema, NavigationSchema } from "../schemas/layout.ts";
import { MailsSchema } from "../schemas/mails.ts";
import { MessagesSchema } from "../schemas/messages.ts";
import { NotFoundSchema, RedirectsSchema } from "../schemas/legal-page.ts";
import { PartnersSchema } from "../schemas/partners.ts";
import { PayMethodologySchema, SalariesSchema } from "../schemas/salaries.ts";
import { RecruitersSchema } from "../schemas/recruiters.ts";
import { ReceiptSchema } from "../schemas/receipt.ts";
import { RepliesSchema } from "../schemas/replies.ts";
import { ReportSchema } from "../schemas/report.ts";
import { ToolsSchema } from "../schemas/tools.ts";

const PAGE_FILES = {
  home: { schema: HomeSchema, label: "Home", icon: "home", page: "/" },
  "services-page": { schema: ServicesPageSchema, label: "Services", icon: "handyman", page: "/services" },
  "industries-page": {
    schema: IndustriesPageSchema,
    label: "Industries",
    icon: "factory",
    page: "/industries",
  },
  about: { schema: AboutSchema, label: "About", icon: "groups", page: "/about" },
  resume: { schema: ResumeSchema, label: "Submit a resume", icon: "upload_file", page: "/resume" },
  landing: {
    schema: LandingSchema,
    label: "Landing page for employers",
    icon: "campaign",
    page: "/landing-page",
  },
  partners: {
    schema: PartnersSchema,
    label: "Partners",
    icon: "handshake",
    isLiteral: true,
    page: "/partners",
  },
  "pay-methodology": {
    schema: PayMethodologySchema,
    label: "How we figure pay",
    icon: "calculate",
    page: "/insights/how-we-figure-pay",
  },
  compare: {
    schema: CompareSchema,
    label: "State comparison",
    icon: "compare_arrows",
    page: "/locations/compare",
  },
  tools: { schema: ToolsSchema, label: "Calculators", icon: "calculate", page: "/tools" },
  portal: { schema: PortalSchema, label: "Candidate portal", icon: "login", page: "/portal" },
  receipt: { schema: ReceiptSchema, label: "Receipt page", icon: "receipt_long", page: "/receipt" },
  sent: { schema: SentSchema, label: "Responses without JavaScript", icon: "mark_email_read" },
  "not-found": { schema: NotFoundSchema, label: "Page not found", icon: "link_off" },
} as const satisfies DataFileTable;

/** Files that several pages share. */
export const COMPANY_FILES = {
  agency: { schema: AgencySchema, label: "Agency", icon: "badge" },
  claims: { schema: ClaimsSchema, label: "Claims: figures about the agency", icon: "verified" },
  services: { schema: ServicesSchema, label: "Services and process", icon: "handyman" },
  "why-us": { schema: WhyUsSchema, label: "Why hire through us", icon: "handshake" },
  "client-questions": { schema: ClientQuestionsSchema, label: "What it costs: questions", icon: "quiz" },
  recruiters: { schema: RecruitersSchema, label: "Recruiters", icon: "contact_phone" },
  industries: { schema: IndustriesSchema, label: "Industries", icon: "factory" },
  report: { schema: ReportSchema, label: "Salary report (PDF)", icon: "picture_as_pdf", isLiteral: true },
  salaries: { schema: SalariesSchema, label: "Salaries and regions", icon: "payments", isLiteral: true },
  navigation: { schema: NavigationSchema, label: "Header and footer links", icon: "menu" },
  layout: { schema: LayoutSchema, label: "Layout: text on every page", icon: "web_asset" },
  messages: { schema: MessagesSchema, label: "Form text", icon: "chat", isLiteral: true },
  mails: { schema: MailsSchema, label: "Email text", icon: "mail", isLiteral: true },
  replies: { schema: RepliesSchema, label: "Replies from the desk", icon: "reply", isLiteral: true },
  contexts: { schema: ContextsSchema, label: "Where forms appear", icon: "pin_drop" },
  retention: { schema: RetentionSchema, label: "Retention periods", icon: "auto_delete" },
  redirects: { schema: RedirectsSchema, label: "Redirects", icon: "alt_route" },
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
