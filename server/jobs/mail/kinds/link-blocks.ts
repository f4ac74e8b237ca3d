import type { Block } from "../model/mail-content.ts";

export function createLinkBlocks(
  url: string | undefined,
  texts: Readonly<Record<"link" | "linkNote", string>>,
): Block[] {
  if (url === undefined) return [];
  return [
    { type: "actions", actions: [{ text: texts.link, href: url }] },
    { type: "note", parts: [texts.linkNote, " ", url] },
  ];
}
