import type { ReactNode } from "react";
import type { ContactFormProps } from "./contact-form/schema.ts";
import type { EmployerLeadFormProps } from "./employer-lead-form/schema.ts";
import type { InsightLeadFormProps } from "./insight-lead-form/schema.ts";
import type { LeadFormProps } from "./lead-form/schema.ts";
import type { ResumeFormProps } from "./resume-form/schema.ts";
import type { SalaryReportFormProps } from "./salary-report-form/schema.ts";
import type { SiteHeaderProps } from "./site-header/schema.ts";

/** Attributes that any element may carry. */
interface Common {
  id?: string;
  class?: string;
}

/** The tags in TSX, typed by their schemas. */
declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the name under which React keeps its tags
  namespace JSX {
    interface IntrinsicElements {
      "site-header": SiteHeaderProps & Common;
      "lead-form": LeadFormProps & Common;
      "contact-form": ContactFormProps & Common;
      "salary-report-form": SalaryReportFormProps & Common;
      "employer-lead-form": EmployerLeadFormProps & Common;
      "insight-lead-form": InsightLeadFormProps & Common;
      "resume-form": ResumeFormProps & Common;
      "portal-login": Common;
      "partner-configurator": { settings: string; children?: ReactNode } & Common;
    }
  }
}
