import type { ReactNode } from "react";
import { contactFormAttributes } from "./contact-form/attributes.ts";
import { contactFormTexts } from "./contact-form/texts.ts";
import { employerLeadFormAttributes } from "./employer-lead-form/attributes.ts";
import { employerLeadFormTexts } from "./employer-lead-form/texts.ts";
import { hiringCalculatorAttributes } from "./hiring-calculator/attributes.ts";
import { insightLeadFormAttributes } from "./insight-lead-form/attributes.ts";
import { insightLeadFormTexts } from "./insight-lead-form/texts.ts";
import { leadFormAttributes } from "./lead-form/attributes.ts";
import { leadFormTexts } from "./lead-form/texts.ts";
import { portalLoginAttributes } from "./portal-login/attributes.ts";
import { portalLoginTexts } from "./portal-login/texts.ts";
import { resumeFormAttributes } from "./resume-form/attributes.ts";
import { resumeFormTexts } from "./resume-form/texts.ts";
import type { AttributeRules, AttributesOf } from "./runtime/attribute-rules.ts";
import type { TextNames } from "./runtime/text-names.ts";
import { salaryExplorerAttributes } from "./salary-explorer/attributes.ts";
import { salaryExplorerTexts } from "./salary-explorer/texts.ts";
import { salaryReportFormAttributes } from "./salary-report-form/attributes.ts";
import { salaryReportFormTexts } from "./salary-report-form/texts.ts";
import { siteHeaderAttributes } from "./site-header/attributes.ts";
import { siteHeaderTexts } from "./site-header/texts.ts";

interface TagDescription {
  attributes: AttributeRules;
  /** Keys of the messages that the widget shows. */
  texts: readonly TextNames[];
}

/**
 * Attributes and message keys of each prerendered tag. They are not in `registry.ts`, which imports the
 * components, so that the editor can check tags and messages in the browser without React.
 */
export const TAGS = {
  "site-header": { attributes: siteHeaderAttributes, texts: siteHeaderTexts },
  "lead-form": { attributes: leadFormAttributes, texts: leadFormTexts },
  "contact-form": { attributes: contactFormAttributes, texts: contactFormTexts },
  "salary-report-form": { attributes: salaryReportFormAttributes, texts: salaryReportFormTexts },
  "employer-lead-form": { attributes: employerLeadFormAttributes, texts: employerLeadFormTexts },
  "insight-lead-form": { attributes: insightLeadFormAttributes, texts: insightLeadFormTexts },
  "resume-form": { attributes: resumeFormAttributes, texts: resumeFormTexts },
  "portal-login": { attributes: portalLoginAttributes, texts: portalLoginTexts },
  "salary-explorer": { attributes: salaryExplorerAttributes, texts: salaryExplorerTexts },
  "hiring-calculator": { attributes: hiringCalculatorAttributes, texts: [] },
} as const satisfies Record<string, TagDescription>;

type Tags = typeof TAGS;

export const TAG_ATTRIBUTES: ReadonlyMap<string, AttributeRules> = new Map(
  Object.entries<TagDescription>(TAGS).map(([tag, { attributes }]) => [tag, attributes]),
);

/** Prerendered tags that are only on our own pages. */
export const OWN_TAGS: readonly string[] = ["hiring-calculator"];

/** Tags that partners may embed. */
export const EMBEDDED_TAGS: readonly string[] = Object.keys(TAGS).filter((tag) => !OWN_TAGS.includes(tag));

/** Attributes that are only on our own pages, since partners' pages are in one language. */
export const OWN_ATTRIBUTES: readonly string[] = ["translations" satisfies keyof typeof siteHeaderAttributes];

/** Tags that send nothing to the backend. */
export const SILENT_TAGS: readonly string[] = ["portal-login", "salary-explorer", "hiring-calculator"];

export type WidgetTags = { [Tag in keyof Tags]: AttributesOf<Tags[Tag]["attributes"]> };

/** JSX types of the tags that are not prerendered. */
declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the name under which React keeps its tags
  namespace JSX {
    interface IntrinsicElements {
      "article-search": { className?: string; children?: ReactNode };
      "partner-configurator": { settings: string; children?: ReactNode };
      "receipt-view": { settings: string; children?: ReactNode };
      "state-comparison": { className?: string; children?: ReactNode };
    }
  }
}
