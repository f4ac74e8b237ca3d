import type { Queryable } from "../../../data/database/database.ts";
import type { Delivery } from "../../outbox/channel.ts";
import {
  cleanLine,
  cleanLines,
  fillPlaceholders,
  type MailContent,
  wrapText,
  type Block,
} from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";
import { toMailAddress } from "../model/mail-settings.ts";
import type { Submission } from "../model/submission.ts";
import { Paragraph, paint, TEXT_STYLES } from "../html/parts.tsx";

export interface WrittenReply {
  /** Name of the operator. */
  actor: string;
  subject: string;
  text: string;
  /** The operator's address; null for the agency's. */
  reply_to: string | null;
  /** Message-ID of the receipt, which begins the conversation; null if none was sent. */
  receipt: string | null;
}

/** Reads what an operator wrote; returns undefined if it was erased. */
export async function readReply(database: Queryable, { id }: Delivery): Promise<WrittenReply | undefined> {
  const [reply] = await database.query<WrittenReply>(
    `select e.actor, e.detail ->> 'subject' as subject, e.detail ->> 'text' as text, e.detail ->> 'reply_to' as reply_to, (
       select r.message_id from private.deliveries r
       where r.submission = d.submission and r.submission_table = d.submission_table
         and r.kind = 'sender-receipt' and r.state = 'sent' order by r.created_at limit 1
     ) as receipt
     from private.deliveries d join private.lead_events e on e.id = d.lead_event
     where d.id = $1::uuid`,
    [id],
  );
  return reply;
}

const MAX_NAME_LENGTH = 120;

/**
 * Composes an operator's reply, with the sender's own words below it. Names and texts are cleaned, because they become
 * headers and are shown next to the agency's words.
 */
export function composeReply(reply: WrittenReply, row: Submission, context: MailContext): MailContent {
  const { agency, mails } = context.content;
  const texts = mails.reply;
  const operator = cleanLine(reply.actor, MAX_NAME_LENGTH);
  const text = cleanLines(reply.text);
  const quoted = cleanLines(row.text("project_details") ?? row.text("additional_information") ?? "");
  const ownAddress = reply.reply_to === null ? undefined : toMailAddress(reply.reply_to);
  const subject = cleanLine(reply.subject) || texts.subject;
  return {
    subject,
    preview: cleanLine(text),
    kind: texts.kind,
    sheet: "M-11",
    isPersonal: true,
    senderName: fillPlaceholders(texts.senderName, { operator }),
    replyTo:
      ownAddress === undefined
        ? { name: agency.name, address: agency.email }
        : { name: operator, address: ownAddress },
    inReplyTo: reply.receipt ?? undefined,
    blocks: [
      createLetter(subject, text),
      ...(quoted === ""
        ? []
        : [
            createQuote(
              fillPlaceholders(texts.wrote, { at: context.dateFormats.medium(row.createdAt) }),
              quoted,
            ),
          ]),
    ],
    finePrint: [
      [fillPlaceholders(texts.fine, { day: context.dateFormats.day(row.createdAt) })],
      [mails.shared.legal],
    ],
  };
}

const STYLE = { overflowWrap: "anywhere", whiteSpace: "pre-line" } as const;

/** A letter, with its line breaks. */
const createLetter = (title: string, text: string): Block => ({
  gap: 0,
  html: (
    <>
      <h1 {...paint({ text: "ink" }, { ...TEXT_STYLES.headline, margin: 0 }, "headline")} dir="auto">
        {title}
      </h1>
      {text.split("\n\n").map((paragraph, index) => (
        <Paragraph key={index} color="ink" text="body" style={{ ...STYLE, margin: "14px 0 0" }} dir="auto">
          {paragraph}
        </Paragraph>
      ))}
    </>
  ),
  text: `${wrapText(title)}\n\n${wrapText(text)}`,
});

/** Somebody's own words, quoted below a reply. */
const createQuote = (title: string, text: string): Block => ({
  gap: 24,
  html: (
    <>
      <Paragraph color="ink-2" text="small">
        {title}
      </Paragraph>
      <blockquote
        {...paint({ line: "line" }, { margin: "6px 0 0", padding: "0 0 0 14px", borderLeft: "2px solid" })}
      >
        <Paragraph color="ink-2" text="body" style={STYLE} dir="auto">
          {text}
        </Paragraph>
      </blockquote>
    </>
  ),
  text: `${title}\n${wrapText(text)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")}`,
});
