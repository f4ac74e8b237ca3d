import contactForm from "embed:markup/contact-form";
import employerLeadForm from "embed:markup/employer-lead-form";
import insightLeadForm from "embed:markup/insight-lead-form";
import leadForm from "embed:markup/lead-form";
import portalLogin from "embed:markup/portal-login";
import resumeForm from "embed:markup/resume-form";
import salaryExplorer from "embed:markup/salary-explorer";
import salaryReportForm from "embed:markup/salary-report-form";
import siteHeader from "embed:markup/site-header";
import type { FormMarkup } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/** Like `v1.ts`, but in one file, so that one `integrity` hash covers all code. */
const markup: Record<string, FormMarkup> = {
  "contact-form": contactForm,
  "insight-lead-form": insightLeadForm,
  "lead-form": leadForm,
  "resume-form": resumeForm,
  "salary-explorer": salaryExplorer,
  "salary-report-form": salaryReportForm,
  "employer-lead-form": employerLeadForm,
  "portal-login": portalLogin,
  "site-header": siteHeader,
};

startEmbed(() => ({
  markup: (tag) => markup[tag] as FormMarkup,
  part: () => import("./all-forms.ts"),
}));
