import { contactFormWidget } from "./contact-form/widget.ts";
import { employerLeadFormWidget } from "./employer-lead-form/widget.ts";
import { hiringCalculatorWidget } from "./hiring-calculator/widget.ts";
import { insightLeadFormWidget } from "./insight-lead-form/widget.ts";
import { leadFormWidget } from "./lead-form/widget.ts";
import { portalLoginWidget } from "./portal-login/widget.ts";
import { resumeFormWidget } from "./resume-form/widget.ts";
import type { Widget } from "./runtime/widget.ts";
import { salaryExplorerWidget } from "./salary-explorer/widget.ts";
import { salaryReportFormWidget } from "./salary-report-form/widget.ts";
import { siteHeaderWidget } from "./site-header/widget.ts";

/** Tags that are not prerendered. */
export const CLIENT_WIDGETS: readonly string[] = ["partner-configurator"];

/** Tags whose page loads their scripts itself. */
export const PAGE_WIDGETS: readonly string[] = ["receipt-view"];

/**
 * Widgets on our own pages only. Their components may use the site's utility classes, which partner pages do
 * not load.
 */
export const OWN_WIDGETS: readonly string[] = [
  ...CLIENT_WIDGETS,
  ...PAGE_WIDGETS,
  hiringCalculatorWidget.tag,
];

/** Tags without React: their scripts enhance the page's markup. */
export const PLAIN_WIDGETS: readonly string[] = ["state-comparison"];

/** All widgets, for the build; pages load each one separately. */
export const WIDGETS: readonly Widget[] = [
  siteHeaderWidget,
  leadFormWidget,
  contactFormWidget,
  salaryReportFormWidget,
  employerLeadFormWidget,
  insightLeadFormWidget,
  resumeFormWidget,
  portalLoginWidget,
  salaryExplorerWidget,
  hiringCalculatorWidget,
];
