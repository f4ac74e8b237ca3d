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

/** Widgets that are made in the browser alone, by their tags. */
export const CLIENT_WIDGETS: readonly string[] = ["partner-configurator"];

/** Widgets that one page loads by itself, whoever touches what. */
export const PAGE_WIDGETS: readonly string[] = ["receipt-view"];

/** Widgets that our pages alone have: their components may use the pages' utilities, which a partner's page does not load. */
export const OWN_WIDGETS: readonly string[] = [
  ...CLIENT_WIDGETS,
  ...PAGE_WIDGETS,
  hiringCalculatorWidget.tag,
];

/** Tags without React: their scripts are added to what the page has written in them. */
export const PLAIN_WIDGETS: readonly string[] = ["state-comparison"];

/** All widgets. For the build; a page loads each by itself. */
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
