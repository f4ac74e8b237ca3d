import type { Block } from "../model/mail-content.ts";

export function createLinkBlocks(
  url: string | undefined,
  words: Readonly<Record<"link" | "linkNote", string>>,
): Block[] {
  if (url === undefined) return [];
  return [
    { type: "actions", actions: [{ text: words.link, href: url }] },
    { type: "note", parts: [words.linkNote, " ", url] },
  ];
}
