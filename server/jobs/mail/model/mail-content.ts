/** A text, or a text that leads somewhere. */
export type Inline = string | { text: string; href: string };

/** A labeled value of a table; a missing one is said to be missing. */
export interface Field {
  label: string;
  value: Inline | undefined;
  /** Words of ours or of many lines, which need no emphasis. */
  isPlain?: boolean;
}

/** The parts that mails are made of; each has a form in HTML and one in plain text. */
export type Block =
  | { type: "headline"; title: string; text?: string | undefined }
  /** Two moments and the time between them, drawn as a line. */
  | { type: "span"; from: string; length: string; to: string }
  | { type: "person"; title: string; text?: string | undefined }
  | { type: "actions"; actions: readonly { text: string; href: string }[] }
  | { type: "fields"; title: string; fields: readonly Field[]; notGiven: string }
  | { type: "steps"; title: string; steps: readonly { when: string; title: string; text: string }[] }
  | { type: "figures"; title: string; figures: readonly { figure: string; text: string }[] }
  | { type: "bars"; title: string; scale: readonly [from: number, to: number]; bars: readonly Bar[] }
  | { type: "file"; name: string; text: string }
  | { type: "note"; parts: readonly Inline[] };

/** A range on a scale with its average. */
export interface Bar {
  label: string;
  text: string;
  low: number;
  average: number;
  high: number;
  /** The one that is highlighted. */
  isMain: boolean;
}

export interface MailAttachment {
  filename: string;
  path: string;
  contentType: string;
}

/** All that a mail says, before it has a form. */
export interface MailContent {
  subject: string;
  /** What an inbox shows behind the subject. */
  preview: string;
  /** What kind of message it is, in one to three words. */
  kind: string;
  /** The kind's sheet number. */
  sheet: string;
  blocks: readonly Block[];
  /** The small print under the sheet. */
  fine: readonly (readonly Inline[])[];
  /** Replaces the sender's name. */
  senderName?: string | undefined;
  /** Where an answer goes; absent, to the sender of the mail. */
  replyTo?: { name: string; address: string } | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}
