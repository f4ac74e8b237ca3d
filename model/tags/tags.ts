import { applyFormAttributes, applyFormMessageKeys } from "./apply-form.ts";
import { contactFormAttributes, contactFormMessageKeys } from "./contact-form.ts";
import { employerLeadFormAttributes, employerLeadFormMessageKeys } from "./employer-lead-form.ts";
import { hiringCalculatorAttributes } from "./hiring-calculator.ts";
import { insightLeadFormAttributes, insightLeadFormMessageKeys } from "./insight-lead-form.ts";
import { jobListAttributes, jobListMessageKeys } from "./job-list.ts";
import { leadFormAttributes, leadFormMessageKeys } from "./lead-form.ts";
import { portalLoginAttributes, portalLoginMessageKeys } from "./portal-login.ts";
import { resumeFormAttributes, resumeFormMessageKeys } from "./resume-form.ts";
import {
  RECEIPT_LINK_MESSAGE_KEYS,
  SANDBOX_MESSAGE_KEYS,
  type AttributeRules,
  type AttributesOf,
  type MessageKeys,
  type TagDescription,
  type MessagesOf,
} from "./tag-description.ts";
import { salaryExplorerAttributes, salaryExplorerMessageKeys } from "./salary-explorer.ts";
import { salaryReportFormAttributes, salaryReportFormMessageKeys } from "./salary-report-form.ts";
import { siteHeaderAttributes, siteHeaderMessageKeys } from "./site-header.ts";

/**
 * Attributes and message keys of each prerendered tag, for checks, the editor and the build. The components, which need
 * React, are listed in `widgets/registry.ts`. Scripts of pages import only the files of their own tags.
 */
const TAGS = {
  "site-header": {
    attributes: siteHeaderAttributes,
    // The header contains a `<lead-form>`.
    messageKeys: [...siteHeaderMessageKeys, ...leadFormMessageKeys],
  },
  "lead-form": { attributes: leadFormAttributes, messageKeys: leadFormMessageKeys },
  "contact-form": { attributes: contactFormAttributes, messageKeys: contactFormMessageKeys },
  "salary-report-form": { attributes: salaryReportFormAttributes, messageKeys: salaryReportFormMessageKeys },
  "employer-lead-form": { attributes: employerLeadFormAttributes, messageKeys: employerLeadFormMessageKeys },
  "insight-lead-form": { attributes: insightLeadFormAttributes, messageKeys: insightLeadFormMessageKeys },
  "resume-form": { attributes: resumeFormAttributes, messageKeys: resumeFormMessageKeys },
  "apply-form": { attributes: applyFormAttributes, messageKeys: applyFormMessageKeys },
  "portal-login": { attributes: portalLoginAttributes, messageKeys: portalLoginMessageKeys },
  "salary-explorer": { attributes: salaryExplorerAttributes, messageKeys: salaryExplorerMessageKeys },
  "job-list": { attributes: jobListAttributes, messageKeys: jobListMessageKeys },
  "hiring-calculator": { attributes: hiringCalculatorAttributes, messageKeys: [] },
} as const satisfies Record<string, TagDescription>;

type Tags = typeof TAGS;

export const TAG_ATTRIBUTES: ReadonlyMap<string, AttributeRules> = new Map(
  Object.entries<TagDescription>(TAGS).map(([tag, { attributes }]) => [tag, attributes]),
);

export const SITE_ONLY_TAGS: readonly string[] = ["hiring-calculator", "apply-form"];

/** Tags for partners' pages alone. Our own pages have lists of openings that need no script. */
export const PARTNER_ONLY_TAGS: readonly string[] = ["job-list"];

export const EMBEDDED_TAGS: readonly string[] = Object.keys(TAGS).filter(
  (tag) => !SITE_ONLY_TAGS.includes(tag),
);

/** Attributes for our own pages only. Partners' pages have a single language, and subjects of their own. */
const SITE_ONLY_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  "site-header": ["translations", "position", "location"] satisfies (keyof typeof siteHeaderAttributes)[],
  "lead-form": ["position", "location"] satisfies (keyof typeof leadFormAttributes)[],
};

/** Attributes that partners may set on a tag. */
export const listEmbeddedAttributes = (tag: string): string[] =>
  Object.keys(TAG_ATTRIBUTES.get(tag) ?? {}).filter((name) => !SITE_ONLY_ATTRIBUTES[tag]?.includes(name));

export const TAGS_WITHOUT_BACKEND: readonly string[] = [
  "portal-login",
  "salary-explorer",
  "job-list",
  "hiring-calculator",
];

export type WidgetTags = { [Tag in keyof Tags]: AttributesOf<Tags[Tag]["attributes"]> };

const keysByTag = Object.fromEntries(
  Object.entries(TAGS).map(([tag, { messageKeys }]) => [tag, messageKeys]),
) as {
  readonly [Tag in keyof typeof TAGS]: (typeof TAGS)[Tag]["messageKeys"];
};

/**
 * Message keys per tag: the messages that each widget's script contains and that partners may override. Also
 * defines the keys, schema and types of `content/_data/messages.yaml`.
 */
export const WIDGET_MESSAGE_KEYS = {
  ...keysByTag,
  sandbox: [SANDBOX_MESSAGE_KEYS],
  "receipt-link": [RECEIPT_LINK_MESSAGE_KEYS],
} as const satisfies Readonly<Record<string, readonly MessageKeys[]>>;

export type Messages = MessagesOf<(typeof WIDGET_MESSAGE_KEYS)[keyof typeof WIDGET_MESSAGE_KEYS]>;

/**
 * Tags of the forms that visitors can submit, and whose use is counted. Excludes the header, although it contains a
 * `<lead-form>`.
 */
export const FORM_TAGS: readonly string[] = [...TAG_ATTRIBUTES.keys()].filter(
  (tag) => tag !== "site-header" && !TAGS_WITHOUT_BACKEND.includes(tag),
);
