import type { Block, Field, Inline, MailContent } from "../model/mail-content.ts";
import { wrapText } from "./wrap-text.ts";

export function toPlainText(
  mail: MailContent,
  agency: string,
  titleBlock: readonly { label: string; value: string }[],
): string {
  const parts = [
    `${agency} · ${mail.kind}`,
    ...mail.blocks.map(blockText),
    "-- ",
    wrapText(titleBlock.map(({ label, value }) => `${label}: ${value}`).join(" · ")),
    ...mail.finePrint.map((line) => wrapText(inlineText(line))),
  ];
  return `${parts
    .filter((part) => part !== "")
    .join("\n\n")
    .replace("-- \n\n", "-- \n")}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case "headline":
      return [block.title.toUpperCase(), wrapText(block.text ?? "")].filter((line) => line !== "").join("\n");
    case "period":
      return `${block.from}\n${block.to} (${block.length})`;
    case "person":
      return [block.title, block.text]
        .filter((line) => line !== undefined)
        .map((line) => wrapText(line))
        .join("\n");
    case "actions":
      return block.actions.map(actionText).join("\n");
    case "fields":
      return section(block.title, fieldLines(block.fields, block.notGiven));
    case "steps":
      return section(
        block.title,
        block.steps
          .map(({ when, title, text }) => `${when}: ${title}.\n  ${wrapText(text, "  ")}`)
          .join("\n"),
      );
    case "figures":
      return section(
        block.title,
        block.figures.map(({ figure, text }) => `${figure}\n  ${wrapText(text, "  ")}`).join("\n"),
      );
    case "bars":
      return section(block.title, block.bars.map(({ label, text }) => `${label}: ${text}`).join("\n"));
    case "file":
      return `${block.name}\n${block.text}`;
    case "note":
      return wrapText(inlineText(block.parts));
  }
}

const section = (title: string, lines: string): string => `${title}\n${"-".repeat(title.length)}\n${lines}`;

function fieldLines(fields: readonly Field[], notGiven: string): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  return fields
    .map(({ label, value }) => {
      const text = value === undefined ? notGiven : typeof value === "string" ? value : value.text;
      return `${`${label}:`.padEnd(width)}${wrapText(text, " ".repeat(width))}`;
    })
    .join("\n");
}

function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const address = part.href.replace(/^(mailto|tel):/, "");
      return part.text === address ? address : `${part.text} (${address})`;
    })
    .join("");
}

/**
 * Renders a button as text. Omits `tel:` targets, because the text contains the number, and reduces `mailto:`
 * targets to the address.
 */
function actionText({ text, href }: { text: string; href: string }): string {
  if (href.startsWith("tel:")) return text;
  return `${text}: ${href.startsWith("mailto:") ? addressOf(href) : href}`;
}

const addressOf = (mailto: string): string =>
  decodeURIComponent(mailto.slice("mailto:".length).split("?")[0] ?? "");
