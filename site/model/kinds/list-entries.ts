import { kindOf, type KindName } from "./page-kinds.ts";
import { listContentFolder } from "../source/content-folder.ts";

export const folderOf = (kind: KindName): string => `content/${kindOf(kind).folder}`;

export const extensionOf = (kind: KindName): string => `.${kindOf(kind).extension}`;

export function listEntries(root: string, kind: KindName): string[] {
  return listContentFolder(root, folderOf(kind), extensionOf(kind));
}
