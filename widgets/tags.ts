import type { ReactNode } from "react";
import { contactFormAttributes } from "./contact-form/attributes.ts";
import { contactFormMessageKeys } from "./contact-form/message-keys.ts";
import { employerLeadFormAttributes } from "./employer-lead-form/attributes.ts";
import { employerLeadFormMessageKeys } from "./employer-lead-form/message-keys.ts";
import { hiringCalculatorAttributes } from "./hiring-calculator/attributes.ts";
import { insightLeadFormAttributes } from "./insight-lead-form/attributes.ts";
import { insightLeadFormMessageKeys } from "./insight-lead-form/message-keys.ts";
import { leadFormAttributes } from "./lead-form/attributes.ts";
import { leadFormMessageKeys } from "./lead-form/message-keys.ts";
import { portalLoginAttributes } from "./portal-login/attributes.ts";
import { portalLoginMessageKeys } from "./portal-login/message-keys.ts";
import { resumeFormAttributes } from "./resume-form/attributes.ts";
import { resumeFormMessageKeys } from "./resume-form/message-keys.ts";
import type { AttributeRules, AttributesOf } from "./runtime/attribute-rules.ts";
import type { MessageKeys } from "./runtime/message-keys.ts";
import { salaryExplorerAttributes } from "./salary-explorer/attributes.ts";
import { salaryExplorerMessageKeys } from "./salary-explorer/message-keys.ts";
import { salaryReportFormAttributes } from "./salary-report-form/attributes.ts";
import { salaryReportFormMessageKeys } from "./salary-report-form/message-keys.ts";
import { siteHeaderAttributes } from "./site-header/attributes.ts";
import { siteHeaderMessageKeys } from "./site-header/message-keys.ts";

interface TagDescription {
  attributes: AttributeRules;
  messageKeys: readonly MessageKeys[];
}

/**
 * Attributes and message keys of each prerendered tag. Separate from `registry.ts`, which imports React
 * components, so that the editor can validate tags and messages without loading React.
 */
export const TAGS = {
  "site-header": { attributes: siteHeaderAttributes, messageKeys: siteHeaderMessageKeys },
  "lead-form": { attributes: leadFormAttributes, messageKeys: leadFormMessageKeys },
  "contact-form": { attributes: contactFormAttributes, messageKeys: contactFormMessageKeys },
  "salary-report-form": { attributes: salaryReportFormAttributes, messageKeys: salaryReportFormMessageKeys },
  "employer-lead-form": { attributes: employerLeadFormAttributes, messageKeys: employerLeadFormMessageKeys },
  "insight-lead-form": { attributes: insightLeadFormAttributes, messageKeys: insightLeadFormMessageKeys },
  "resume-form": { attributes: resumeFormAttributes, messageKeys: resumeFormMessageKeys },
  "portal-login": { attributes: portalLoginAttributes, messageKeys: portalLoginMessageKeys },
  "salary-explorer": { attributes: salaryExplorerAttributes, messageKeys: salaryExplorerMessageKeys },
  "hiring-calculator": { attributes: hiringCalculatorAttributes, messageKeys: [] },
} as const satisfies Record<string, TagDescription>;

type Tags = typeof TAGS;

export const TAG_ATTRIBUTES: ReadonlyMap<string, AttributeRules> = new Map(
  Object.entries<TagDescription>(TAGS).map(([tag, { attributes }]) => [tag, attributes]),
);

export const SITE_ONLY_TAGS: readonly string[] = ["hiring-calculator"];

export const EMBEDDED_TAGS: readonly string[] = Object.keys(TAGS).filter(
  (tag) => !SITE_ONLY_TAGS.includes(tag),
);

/** Attributes for our own pages only. Partners' pages have a single language. */
export const SITE_ONLY_ATTRIBUTES: readonly string[] = [
  "translations" satisfies keyof typeof siteHeaderAttributes,
];

export const TAGS_WITHOUT_BACKEND: readonly string[] = [
  "portal-login",
  "salary-explorer",
  "hiring-calculator",
];

export type WidgetTags = { [Tag in keyof Tags]: AttributesOf<Tags[Tag]["attributes"]> };

/** JSX types for the tags that are not prerendered. */
declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- the name under which React keeps its tags
  namespace JSX {
    interface IntrinsicElements {
      "article-search": { className?: string; children?: ReactNode };
      "partner-configurator": { settings: string; children?: ReactNode };
      "receipt-view": { settings: string; children?: ReactNode };
      "state-comparison": { className?: string; children?: ReactNode };
    }
  }
}
