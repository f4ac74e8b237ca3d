import { reportTable } from "../../../model/submissions/report-fields.ts";
import type { Row } from "../../data/database/database.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";

/** Formats of what an endpoint receives; `signed` is Standard Webhooks. */
export const webhookFormats = ["signed", "slack", "teams"] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const webhookEvents = [
  "lead.created",
  "resume.created",
  "report.requested",
  "lead.status_changed",
] as const;

/** What the signed format sends. */
export interface WebhookPayload {
  type: string;
  timestamp: string;
  data: {
    id: string;
    object: WebhookObject;
    context: string | null;
    partner: string | null;
    /** The partner page's own reference (`data-ref`), or null. */
    ref: string | null;
    /** The submission's status when the event occurred. */
    status: string;
    /** All columns, only for the agency's own endpoints. */
    submission?: Row;
  };
}

export const webhookObjects = {
  contact_submissions: "lead",
  resume_submissions: "resume",
  [reportTable]: "report_request",
} as const satisfies Record<SubmissionTable, string>;
type WebhookObject = (typeof webhookObjects)[SubmissionTable];

const maxFactLength = 200;

const toFact = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/gu, " ").trim().slice(0, maxFactLength) : "";

interface Message {
  title: string;
  facts: string;
  /** Address of the submission at the desk. */
  link: string | undefined;
}

const tables = Object.fromEntries(
  Object.entries(webhookObjects).map(([table, object]) => [object, table]),
) as Record<WebhookObject, SubmissionTable>;

/**
 * Returns what a chat shows. Leaves out name, address, number and texts of the sender, because an erasure cannot remove
 * them from a chat.
 */
function toMessage({ type, data }: WebhookPayload, deskUrl: string | undefined): Message {
  const { id, object, submission = {}, context, partner, status } = data;
  const name = object.replace("_", " ");
  const role = toFact(submission.position_type) || toFact(submission.desired_position);
  const facts = [
    role,
    toFact(submission.location),
    toFact(submission.company_name),
    context,
    partner && `partner ${partner}`,
  ];
  const what = type === "lead.status_changed" ? `${name}: ${status.replaceAll("_", " ")}` : `New ${name}`;
  return {
    title:
      type === testType ? "Test message. The endpoint works." : `${what[0]?.toUpperCase()}${what.slice(1)}`,
    facts: facts.filter(Boolean).join(", ") || `Submission ${id}`,
    link: deskUrl === undefined || type === testType ? undefined : `${deskUrl}/lead/${tables[object]}/${id}`,
  };
}

/** Type of the sample that `npm run webhooks -- test` and the desk send. */
export const testType = "webhook.test";

/** A sample with made-up content, like that of a lead. */
export const createTestPayload = (id: string, partner: string | null): WebhookPayload => ({
  type: testType,
  timestamp: new Date().toISOString(),
  data: {
    id,
    object: "lead",
    context: "general",
    partner,
    ref: null,
    status: "new",
    ...(partner === null && {
      submission: {
        first_name: "Sample",
        last_name: "Sender",
        email: "sample@example.com",
        position_type: "Superintendent",
        location: "Texas",
      },
    }),
  },
});

/** https://api.slack.com/messaging/webhooks; `plain_text` has no links or mentions. */
const toSlack = ({ title, facts, link }: Message) => ({
  text: title,
  blocks: [
    { type: "section", text: { type: "plain_text", text: `${title}\n${facts}`, emoji: false } },
    ...(link === undefined
      ? []
      : [{ type: "section", text: { type: "mrkdwn", text: `<${link}|Open at the desk>` } }]),
  ],
});

/**
 * A message with an Adaptive Card, as Teams' workflow "Post to a channel when a webhook request is received" takes it.
 * Text runs have no Markdown.
 */
const toTeams = ({ title, facts, link }: Message) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      contentUrl: null,
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.2",
        body: [
          { type: "RichTextBlock", inlines: [{ type: "TextRun", text: title, weight: "Bolder" }] },
          { type: "RichTextBlock", inlines: [{ type: "TextRun", text: facts }] },
        ],
        ...(link !== undefined && {
          actions: [{ type: "Action.OpenUrl", title: "Open at the desk", url: link }],
        }),
      },
    },
  ],
});

/** Returns the body of a request as JSON. `deskUrl` is the address of the desk, for a link. */
export function formatWebhook(payload: WebhookPayload, format: WebhookFormat, deskUrl?: string): string {
  if (format === "signed") return JSON.stringify(payload);
  const message = toMessage(payload, deskUrl);
  return JSON.stringify(format === "slack" ? toSlack(message) : toTeams(message));
}
