import { getPageKind, type KindName } from "./page-kinds.ts";
import {
  contentFile,
  listContentFolder,
  readContentFile,
  type ContentFile,
} from "../source/content-folder.ts";

export const getKindFolder = (kind: KindName): string => `content/${getPageKind(kind).folder}`;

export const getKindExtension = (kind: KindName): string => `.${getPageKind(kind).extension}`;

export function listEntries(root: string, kind: KindName): string[] {
  return listContentFolder(root, getKindFolder(kind), getKindExtension(kind));
}

export const entryFile = (kind: KindName, slug: string): string =>
  contentFile(getKindFolder(kind), slug, getKindExtension(kind));

export const readEntryFile = (root: string, kind: KindName, slug: string): ContentFile =>
  readContentFile(root, getKindFolder(kind), slug, getKindExtension(kind));
