import type { Inline, MailContent } from "../model/mail-content.ts";
import { wrapText } from "./wrap-text.ts";

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
