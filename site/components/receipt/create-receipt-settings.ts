import type { ReceiptSettings } from "../../../widgets/receipt-view/settings.ts";
import type { Site } from "../../model/kinds/site.ts";
import { localizePath } from "../../model/translation/addresses.ts";
import { listSentRows } from "./list-sent-rows.ts";

const parseHours = (text: string): number => Number.parseInt(text, 10);

const fileProblems = ({ notices }: Site["messages"]) => ({
  resumeType: notices.resumeType.title,
  resumeSize: notices.resumeSize.title,
  resumeEmpty: notices.resumeEmpty.title,
  resumeRtf: notices.resumeRtf.title,
  resumeLocked: notices.resumeLocked.title,
});

export function createReceiptSettings(site: Site): ReceiptSettings {
  const { agency, messages, receipt } = site;
  const { open, unknown, tooMany, unreachable, withdrawn, link, states, faults, schedule, sent, change } =
    receipt;
  const { errors, labels, thanks } = messages;
  const answerHours = parseHours(thanks.answerWithin);
  return {
    ...{ open, unknown, tooMany, unreachable, link, states, faults, schedule, sent },
    withdrawn: { ...withdrawn, homeHref: localizePath(site, withdrawn.homeHref) ?? withdrawn.homeHref },
    change: { ...change, file: { ...change.file, problems: fileProblems(messages) } },
    rows: {
      lead: listSentRows("contact_submissions", site),
      resume: listSentRows("resume_submissions", site),
      report: listSentRows("salary_report_downloads", site),
    },
    labels: { email: labels.email, phone: labels.phone },
    errors: {
      ...{ email: errors.emailRequired, phone: errors.phoneDigits },
      ...{
        at: errors.emailAt,
        several: errors.emailSeveral,
        name: errors.emailName,
        domain: errors.emailDomain,
      },
    },
    hours: {
      lead: { read: answerHours, contacted: answerHours },
      resume: { read: parseHours(thanks.reviewWithin), contacted: parseHours(thanks.contactWithin) },
    },
    agency: { email: agency.email, phone: agency.phone },
  };
}
