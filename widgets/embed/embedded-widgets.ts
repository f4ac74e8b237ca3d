import { contactFormWidget } from "../contact-form/contact-form.tsx";
import { employerLeadFormWidget } from "../employer-lead-form/employer-lead-form.tsx";
import { insightLeadFormWidget } from "../insight-lead-form/insight-lead-form.tsx";
import { jobListWidget } from "../job-list/job-list.tsx";
import { embeddedLeadFormWidget } from "../lead-form/lead-form.tsx";
import { portalLoginWidget } from "../portal-login/portal-login.tsx";
import { resumeFormWidget } from "../resume-form/resume-form.tsx";
import type { Widget } from "../runtime/widget.ts";
import { explorerWidget } from "../salary-explorer/salary-explorer.tsx";
import { salaryReportFormWidget } from "../salary-report-form/salary-report-form.tsx";
import { embeddedHeaderWidget } from "../site-header/site-header.tsx";

/**
 * Widgets that partners can embed: the forms, the salary explorer, the list of openings, and a header for the agency's other sites.
 * The entry script contains the first one's markup.
 */
export const EMBEDDED_WIDGETS: readonly Widget[] = [
  embeddedLeadFormWidget,
  contactFormWidget,
  insightLeadFormWidget,
  salaryReportFormWidget,
  resumeFormWidget,
  employerLeadFormWidget,
  portalLoginWidget,
  embeddedHeaderWidget,
  explorerWidget(),
  jobListWidget,
];
