import { kindOf, type KindName } from "../kinds/page-kinds.ts";
import { listContentFolder } from "./content-folder.ts";

/** The folder of a kind's files, from the project's root. */
export const folderOf = (kind: KindName): string => `content/${kindOf(kind).folder}`;

/** How the names of a kind's files end. */
export const extensionOf = (kind: KindName): string => `.${kindOf(kind).extension}`;

/** Names of all files of a kind, without extension. */
export function listEntries(root: string, kind: KindName): string[] {
  return listContentFolder(root, folderOf(kind), extensionOf(kind));
}
