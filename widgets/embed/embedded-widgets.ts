import { contactFormWidget } from "../contact-form/widget.ts";
import { employerLeadFormWidget } from "../employer-lead-form/widget.ts";
import { insightLeadFormWidget } from "../insight-lead-form/widget.ts";
import { leadFormWidget } from "../lead-form/widget.ts";
import { portalLoginWidget } from "../portal-login/widget.ts";
import { resumeFormWidget } from "../resume-form/widget.ts";
import type { Widget } from "../runtime/widget.ts";
import { explorerWidget } from "../salary-explorer/explorer-widget.ts";
import { salaryReportFormWidget } from "../salary-report-form/widget.ts";
import { embeddedHeaderWidget } from "../site-header/widget.ts";

/**
 * Widgets that partners can embed: the forms, the salary explorer, and a header for the agency's other sites.
 * The entry script contains the first one's markup.
 */
export const EMBEDDED_WIDGETS: readonly Widget[] = [
  leadFormWidget,
  contactFormWidget,
  insightLeadFormWidget,
  salaryReportFormWidget,
  resumeFormWidget,
  employerLeadFormWidget,
  portalLoginWidget,
  embeddedHeaderWidget,
  explorerWidget(),
];

/**
 * Tags available in our iframe. The header is not: its links would open inside the iframe, and its quick
 * panel would be cut off.
 */
export const FRAMED_TAGS: readonly string[] = EMBEDDED_WIDGETS.map(({ tag }) => tag).filter(
  (tag) => tag !== embeddedHeaderWidget.tag,
);
