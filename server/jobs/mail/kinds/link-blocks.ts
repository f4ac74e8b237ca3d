import type { Block } from "../model/mail-content.ts";

/** The link to the sender's own page, and its address written out; nothing where there is no such page. */
export function linkBlocks(
  url: string | undefined,
  words: Readonly<Record<"link" | "linkNote", string>>,
): Block[] {
  if (url === undefined) return [];
  return [
    { type: "actions", actions: [{ text: words.link, href: url }] },
    { type: "note", parts: [words.linkNote, " ", url] },
  ];
}
