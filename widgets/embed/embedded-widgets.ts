import { contactFormWidget } from "../contact-form/widget.ts";
import { insightLeadFormWidget } from "../insight-lead-form/widget.ts";
import { leadFormWidget } from "../lead-form/widget.ts";
import { resumeFormWidget } from "../resume-form/widget.ts";
import type { Widget } from "../runtime/widget.ts";
import { explorerWidget } from "../salary-explorer/explorer-widget.ts";
import { salaryReportFormWidget } from "../salary-report-form/widget.ts";

/** The forms that a partner may embed. */
export const EMBEDDED_WIDGETS: readonly Widget[] = [
  leadFormWidget,
  contactFormWidget,
  insightLeadFormWidget,
  salaryReportFormWidget,
  resumeFormWidget,
  explorerWidget(),
];
