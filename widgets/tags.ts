import type { ReactNode } from "react";
import { contactFormAttributes } from "./contact-form/attributes.ts";
import { employerLeadFormAttributes } from "./employer-lead-form/attributes.ts";
import { hiringCalculatorAttributes } from "./hiring-calculator/attributes.ts";
import { insightLeadFormAttributes } from "./insight-lead-form/attributes.ts";
import { leadFormAttributes } from "./lead-form/attributes.ts";
import { portalLoginAttributes } from "./portal-login/attributes.ts";
import { resumeFormAttributes } from "./resume-form/attributes.ts";
import type { AttributeRules, AttributesOf } from "./runtime/attribute-rules.ts";
import { salaryExplorerAttributes } from "./salary-explorer/attributes.ts";
import { salaryReportFormAttributes } from "./salary-report-form/attributes.ts";
import { siteHeaderAttributes } from "./site-header/attributes.ts";

/**
 * Attributes of each prerendered tag. Separate from `registry.ts`, which imports the components: the editor
 * validates tags in the browser without React.
 */
const attributes = {
  "site-header": siteHeaderAttributes,
  "lead-form": leadFormAttributes,
  "contact-form": contactFormAttributes,
  "salary-report-form": salaryReportFormAttributes,
  "employer-lead-form": employerLeadFormAttributes,
  "insight-lead-form": insightLeadFormAttributes,
  "resume-form": resumeFormAttributes,
  "portal-login": portalLoginAttributes,
  "salary-explorer": salaryExplorerAttributes,
  "hiring-calculator": hiringCalculatorAttributes,
} satisfies Record<string, AttributeRules>;

export const TAG_ATTRIBUTES: ReadonlyMap<string, AttributeRules> = new Map<string, AttributeRules>(
  Object.entries(attributes),
);

export type WidgetTags = { [Tag in keyof typeof attributes]: AttributesOf<(typeof attributes)[Tag]> };

/** JSX types of the tags that are not prerendered. */
declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the name under which React keeps its tags
  namespace JSX {
    interface IntrinsicElements {
      "partner-configurator": { settings: string; children?: ReactNode };
      "receipt-view": { settings: string; children?: ReactNode };
      "state-comparison": { className?: string; children?: ReactNode };
    }
  }
}
