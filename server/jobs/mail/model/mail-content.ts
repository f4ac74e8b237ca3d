import type { ReactNode } from "react";

export type Inline = string | { text: string; href: string };

/** A labeled value. An undefined value is shown as missing. */
export interface Field {
  label: string;
  value: Inline | undefined;
  isPlain?: boolean;
}

/** A part of an email's body, as HTML and as plain text. */
export interface Block {
  /** Space above the HTML, in pixels. */
  gap: number;
  html: ReactNode;
  text: string;
}

export interface MailAttachment {
  filename: string;
  path: string;
  contentType: string;
}

export interface MailContent {
  subject: string;
  /** Preview text that inboxes show after the subject. */
  preview: string;
  kind: string;
  sheet: string;
  blocks: readonly Block[];
  finePrint: readonly (readonly Inline[])[];
  senderName?: string | undefined;
  replyTo?: { name: string; address: string } | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}
