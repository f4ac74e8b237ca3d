import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { ContactFormAttributes } from "./contact-form/schema.ts";
import { EmployerLeadFormAttributes } from "./employer-lead-form/schema.ts";
import { HiringCalculatorAttributes } from "./hiring-calculator/schema.ts";
import { InsightLeadFormAttributes } from "./insight-lead-form/schema.ts";
import { LeadFormAttributes } from "./lead-form/schema.ts";
import { PortalLoginAttributes } from "./portal-login/schema.ts";
import { ResumeFormAttributes } from "./resume-form/schema.ts";
import type { AttributesSchema } from "./runtime/widget.ts";
import { SalaryExplorerAttributes } from "./salary-explorer/schema.ts";
import { SalaryReportFormAttributes } from "./salary-report-form/schema.ts";
import { SiteHeaderAttributes } from "./site-header/schema.ts";

/**
 * The schema of each tag that the build renders. Without components, which `registry.ts` adds: the editor checks the tags of a text
 * in the browser, and needs no React for it.
 */
const schemas = {
  "site-header": SiteHeaderAttributes,
  "lead-form": LeadFormAttributes,
  "contact-form": ContactFormAttributes,
  "salary-report-form": SalaryReportFormAttributes,
  "employer-lead-form": EmployerLeadFormAttributes,
  "insight-lead-form": InsightLeadFormAttributes,
  "resume-form": ResumeFormAttributes,
  "portal-login": PortalLoginAttributes,
  "salary-explorer": SalaryExplorerAttributes,
  "hiring-calculator": HiringCalculatorAttributes,
} satisfies Record<string, AttributesSchema>;

/** The schemas of attributes by their tags. */
export const TAG_ATTRIBUTES: ReadonlyMap<string, AttributesSchema> = new Map(Object.entries(schemas));

/** What a schema names: without attributes, zod's own type refuses every other property, the tag itself included. */
type AttributesOf<Schema extends AttributesSchema> = Pick<
  z.infer<Schema>,
  keyof z.infer<Schema> & keyof Schema["shape"]
>;

/** The attributes of each tag that the build renders, as the tag's schema has them. */
export type WidgetTags = { [Tag in keyof typeof schemas]: AttributesOf<(typeof schemas)[Tag]> };

/** The tags that the build does not render, for TSX. */
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
