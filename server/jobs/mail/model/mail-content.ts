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
  /** Message-ID of the email that this one answers. */
  inReplyTo?: string | undefined;
  /** Whether a person wrote it. */
  isPersonal?: boolean;
  attachments?: readonly MailAttachment[] | undefined;
  /** Page that ends the mails with one press, and one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export function toPlainText(
  mail: MailContent,
  agency: string,
  titleBlock: readonly { label: string; value: string }[],
): string {
  const parts = [
    `${agency} · ${mail.kind}`,
    ...mail.blocks.map(({ text }) => text),
    "-- ",
    wrapText(titleBlock.map(({ label, value }) => `${label}: ${value}`).join(" · ")),
    ...mail.finePrint.map((line) => wrapText(toInlineText(line))),
  ];
  return `${parts
    .filter((part) => part !== "")
    .join("\n\n")
    .replace("-- \n\n", "-- \n")}\n`;
}

export const toSection = (title: string, lines: readonly string[]): string =>
  [title, "-".repeat(title.length), ...lines].join("\n");

export function toInlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const address = part.href.replace(/^(mailto|tel):/, "");
      return part.text === address ? address : `${part.text} (${address})`;
    })
    .join("");
}

/** Conventional line length of plain-text email, in characters. */
const WIDTH = 72;

/**
 * Wraps text at spaces. Does not break longer words such as URLs, which must stay clickable.
 * @param indent prefix of every line except the first
 */
export function wrapText(text: string, indent = ""): string {
  const room = WIDTH - indent.length;
  return text
    .split("\n")
    .flatMap((paragraph) => wrapLine(paragraph, room))
    .join(`\n${indent}`);
}

function wrapLine(text: string, room: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
