import { getPageKind, type KindName } from "./page-kinds.ts";
import { listContentFolder } from "../source/content-folder.ts";

export const getKindFolder = (kind: KindName): string => `content/${getPageKind(kind).folder}`;

export const getKindExtension = (kind: KindName): string => `.${getPageKind(kind).extension}`;

export function listEntries(root: string, kind: KindName): string[] {
  return listContentFolder(root, getKindFolder(kind), getKindExtension(kind));
}
