import { createActions } from "../blocks/action-block.tsx";
import { createNote } from "../blocks/text-blocks.tsx";
import type { Block } from "../model/mail-content.ts";

export function createLinkBlocks(
  url: string | undefined,
  texts: Readonly<Record<"link" | "linkNote", string>>,
): Block[] {
  if (url === undefined) return [];
  return [createActions([{ text: texts.link, href: url }]), createNote([texts.linkNote, " ", url])];
}
