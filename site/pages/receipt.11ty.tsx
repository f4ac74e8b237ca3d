import { ViewHeading } from "../../widgets/receipt-view/headings.tsx";
import { Container } from "../components/grids.tsx";
import { fillText } from "../components/strings.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import { reportTable } from "../../model/submissions/report-fields.ts";
import type { ReceiptSettings, SentRow } from "../../widgets/receipt-view/settings.ts";
import type { Site } from "../../model/kinds/site.ts";
import { resumeFile } from "../../model/resume-check/resume-file.ts";
import { getQuickTimelineLabels, QUICK_TIMELINES } from "../../model/submissions/form-columns.ts";
import type { SubmissionField } from "../../model/submissions/submission-field.ts";
import { submissionFields, type SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { localizePath } from "../../model/translation/addresses.ts";

export default definePage({
  data: { ...defineTranslatedPage("/receipt"), noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, open } = site.receipt;
    const { email, phone } = site.agency;
    return subpage(site, {
      meta: {
        title,
        description,
        sheet,
        scripts: ["receipt"],
        breadcrumb: [{ text: title }],
        hidesReferrer: true,
      },
      body: (
        <>
          {/* The minimum height prevents a layout shift of the footer. */}
          <Container className="min-h-svh *:block">
            <receipt-view settings={JSON.stringify(createReceiptSettings(site))}>
              <ViewHeading {...open}>
                <p
                  className="hidden self-end border border-ink bg-sheet px-5 py-4.5 in-data-failed:block noscript:block"
                  data-without-script
                >
                  {fillText(open.script, { email, phone: phone.text })}
                </p>
              </ViewHeading>
            </receipt-view>
          </Container>
        </>
      ),
    });
  },
});

const parseHours = (text: string): number => Number.parseInt(text, 10);

const fileProblems = ({ notices }: Site["messages"]) => ({
  resumeType: notices.resumeType.title,
  resumeSize: notices.resumeSize.title,
  resumeChanged: notices.resumeChanged.title,
  resumeEmpty: notices.resumeEmpty.title,
  resumeRtf: notices.resumeRtf.title,
  resumeMarkup: notices.resumeMarkup.title,
  resumeUnreadable: notices.resumeUnreadable.title,
  resumeLocked: notices.resumeLocked.title,
});

function createReceiptSettings(site: Site): ReceiptSettings {
  const { agency, messages, receipt } = site;
  const { withdrawn } = receipt;
  const { errors, labels, thanks } = messages;
  const answerHours = parseHours(thanks.answerWithin);
  return {
    ...receipt,
    withdrawn: { ...withdrawn, homeHref: localizePath(site, withdrawn.homeHref) ?? withdrawn.homeHref },
    fileProblems: fileProblems(messages),
    rows: {
      lead: listSentRows("contact_submissions", site),
      resume: listSentRows("resume_submissions", site),
      report: listSentRows(reportTable, site),
    },
    labels: { email: labels.email, phone: labels.phone, emailQuestion: labels.emailQuestion },
    errors: {
      email: errors.emailRequired,
      phone: errors.phoneDigits,
      at: errors.emailAt,
      several: errors.emailSeveral,
      name: errors.emailName,
      domain: errors.emailDomain,
    },
    hours: {
      lead: { read: answerHours, contacted: answerHours },
      resume: { read: parseHours(thanks.reviewWithin), contacted: parseHours(thanks.contactWithin) },
    },
    agency: { email: agency.email, phone: agency.phone },
  };
}

/** Returns a field's sort key. The order is requested role, contact details, longer text, file. */
const toSortKey = ({ kind }: SubmissionField): number => {
  if (kind === "email" || kind === "phone") return 1;
  if (kind === "lines") return 2;
  return kind === "file" ? 3 : 0;
};

function listSentRows(table: SubmissionTable, { messages, receipt }: Site): SentRow[] {
  const { company, name } = receipt.sent;
  const { email } = messages.labels;
  const { remoteWorkDetails, talentRetentionDetails } = messages.insightLeadForm;
  const texts: Readonly<Record<string, SentRow["texts"]>> = {
    timeline: getQuickTimelineLabels(messages.labels),
    details: { [remoteWorkDetails]: "", [talentRetentionDetails]: "" },
  };
  // The quick form asks for urgency where the contact form asks for a timeline.
  const urgency = Object.fromEntries(QUICK_TIMELINES.map((value) => [value, messages.labels.urgency]));
  const labels: Readonly<Record<string, string>> = {
    ...messages.labels,
    company,
    businessEmail: email,
    position: messages.labels.role,
  };
  const fields = Object.entries<SubmissionField>(submissionFields[table]);
  const names = fields.filter(([field]) => field === "firstName" || field === "lastName");
  const otherFields = fields
    .filter((entry) => !names.includes(entry) && entry[1].inReceipt !== false)
    .sort(([, a], [, b]) => toSortKey(a) - toSortKey(b));
  return [
    ...(names.length > 0 ? [{ label: name, columns: names.map(([, { column }]) => column) }] : []),
    ...otherFields.map(([field, { column, kind, label = field }]): SentRow => {
      const row = { label: labels[label] ?? label, columns: [column] };
      if (kind === "file") return { ...row, columns: [column, resumeFile.size.column], isFile: true };
      if (kind === "date") return { ...row, isDate: true };
      if (texts[field] === undefined) return row;
      const isTimeline = field === "timeline";
      return { ...row, texts: texts[field], ...(isTimeline && { labels: urgency }) };
    }),
  ];
}
