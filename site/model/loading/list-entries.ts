import { kindOf, type KindName } from "../kinds/page-kinds.ts";
import { listContentFolder } from "./content-folder.ts";

/** A kind's folder, relative to the project's root. */
export const folderOf = (kind: KindName): string => `content/${kindOf(kind).folder}`;

/** File extension of a kind. */
export const extensionOf = (kind: KindName): string => `.${kindOf(kind).extension}`;

/** Lists a kind's file names, without extension. */
export function listEntries(root: string, kind: KindName): string[] {
  return listContentFolder(root, folderOf(kind), extensionOf(kind));
}
