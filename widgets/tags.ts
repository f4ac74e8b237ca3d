import type { ReactNode } from "react";
import type { ContactFormProps } from "./contact-form/schema.ts";
import type { EmployerLeadFormProps } from "./employer-lead-form/schema.ts";
import type { HiringCalculatorProps } from "./hiring-calculator/schema.ts";
import type { InsightLeadFormProps } from "./insight-lead-form/schema.ts";
import type { LeadFormProps } from "./lead-form/schema.ts";
import type { ResumeFormProps } from "./resume-form/schema.ts";
import type { SalaryExplorerProps } from "./salary-explorer/schema.ts";
import type { SalaryReportFormProps } from "./salary-report-form/schema.ts";
import type { SiteHeaderProps } from "./site-header/schema.ts";

/** The attributes of each tag that the build renders, as the tag's schema has them. */
export interface WidgetTags {
  "site-header": SiteHeaderProps;
  "lead-form": LeadFormProps;
  "contact-form": ContactFormProps;
  "salary-report-form": SalaryReportFormProps;
  "employer-lead-form": EmployerLeadFormProps;
  "insight-lead-form": InsightLeadFormProps;
  "resume-form": ResumeFormProps;
  "portal-login": object;
  "salary-explorer": SalaryExplorerProps;
  "hiring-calculator": HiringCalculatorProps;
}

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
