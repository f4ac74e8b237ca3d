import { alertPath, type AlertPage } from "../../../../model/jobs/mailed-pages.ts";
import type { PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import { toSiteLanguage, type Language } from "../../../../model/languages.ts";
import { JOB_STATES } from "../../../../model/schemas/job.ts";
import { TRADES } from "../../../../model/submissions/trades.ts";
import { toSlug } from "../../../../model/slug.ts";
import { getPlaceName } from "../../../../model/pay/format-dollars.ts";
import { createActions, createHeadline, createNote } from "../blocks/text-blocks.tsx";
import { fillPlaceholders, type Inline, type MailContent } from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Submission } from "../model/submission.ts";

/** Openings that a mail lists at most; the site has the rest. */
const MAX_LISTED = 20;

const languageOf = (row: Submission): Language => toSiteLanguage(row.text("language"));

/** Returns the address of a page for an alert, with the alert's key. */
function linkTo(page: AlertPage, row: Submission, { siteUrl }: MailContext): string {
  return `${siteUrl}${alertPath(languageOf(row), page)}?key=${String(row.value("key"))}`;
}

/** Returns what an alert is about, such as "Electrical, Texas". */
function describe(row: Submission, { content }: MailContext): string {
  const texts = content["jobs-page"];
  const trade = TRADES.find((one) => one === row.text("trade"));
  const state = JOB_STATES.find((name) => toSlug(name) === row.text("state"));
  const names = [
    trade && texts.trades[trade],
    state && (state === "District of Columbia" ? texts.place.dc : getPlaceName(content.layout.pay, state)),
  ].filter((name) => name !== undefined);
  return names.length === 0 ? content.mails.alert.everything : names.join(", ");
}

function createFinePrint(row: Submission, context: MailContext): (readonly Inline[])[] {
  const { mails, agency } = context.content;
  const { alert, shared } = mails;
  const reason = fillPlaceholders(alert.fine, { day: context.dateFormats.day(row.createdAt) });
  return [
    [`${reason} `, { text: alert.unsubscribe, href: linkTo("unsubscribe", row, context) }, "."],
    [shared.legal, ...(agency.postalAddress === undefined ? [] : [` ${agency.postalAddress}`])],
  ];
}

/** Composes the mail that asks for the confirmation of an alert, or after six months, whether it is still wanted. */
export function composeAlertConfirmation(row: Submission, context: MailContext): MailContent {
  const { mails, agency } = context.content;
  const { alert } = mails;
  const texts = row.value("confirmed_at") === undefined ? alert.ask : alert.askAgain;
  const about = describe(row, context);
  return {
    subject: fillPlaceholders(texts.subject, { about }),
    preview: fillPlaceholders(texts.lead, { about }),
    kind: alert.kind,
    sheet: "M-08",
    replyTo: { name: agency.name, address: agency.email },
    blocks: [
      createHeadline(texts.headline, fillPlaceholders(texts.lead, { about })),
      createActions([{ text: alert.confirm, href: linkTo("confirm", row, context) }]),
      createNote([alert.ignore]),
    ],
    finePrint: createFinePrint(row, context),
    unsubscribeUrl: linkTo("unsubscribe", row, context),
  };
}

/** Composes the mail with openings that are new since the last one. */
export function composeDigest(
  row: Submission,
  openings: readonly PublishedOpening[],
  context: MailContext,
): MailContent {
  const { content, pageUrl } = context;
  const { alert } = content.mails;
  const [first] = openings;
  const subject =
    openings.length === 1 && first !== undefined
      ? fillPlaceholders(alert.one, { title: first.title })
      : fillPlaceholders(alert.several, { count: String(openings.length) });
  return {
    subject,
    preview: openings.map(({ title }) => title).join("; "),
    kind: alert.kind,
    sheet: "M-09",
    replyTo: { name: content.agency.name, address: content.agency.email },
    blocks: [
      createHeadline(subject, alert.lead),
      ...openings
        .slice(0, MAX_LISTED)
        .map(({ title, path, summaries }) =>
          createNote([
            { text: title, href: pageUrl(path) },
            `; ${summaries[languageOf(row)] ?? summaries.en ?? ""}`,
          ]),
        ),
      createActions([{ text: alert.all, href: pageUrl("/jobs") }]),
    ],
    finePrint: createFinePrint(row, context),
    unsubscribeUrl: linkTo("unsubscribe", row, context),
  };
}
