import type { ReactNode } from "react";

/**
 * Control characters, line separators and bidirectional controls. Joiners (U+200C, U+200D), which some scripts and
 * emoji need, are allowed.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const graphemeSegmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

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

/**
 * Cleans untrusted text to a single line without bidirectional controls, so that it is safe in a header and next to
 * other text.
 * @param max maximum length in UTF-16 code units
 */
export function cleanLine(text: string, max = 200): string {
  const line = text.replace(/\s+/gu, " ").replace(UNSAFE, "").trim();
  if (line.length <= max) return line;
  // Truncate between graphemes, so that no letter loses its marks.
  let keptText = "";
  for (const { segment } of graphemeSegmenter.segment(line)) {
    if (keptText.length + segment.length >= max) break;
    keptText += segment;
  }
  return `${keptText.trimEnd()}…`;
}

/** Like `cleanLine`, but preserves line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => cleanLine(line, Number.POSITIVE_INFINITY))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Replaces placeholders such as `{by}`. The content schema defines which placeholders each string may contain. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
