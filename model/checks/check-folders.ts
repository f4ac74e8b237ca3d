import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { KIND_NAMES, getPageKind } from "../kinds/page-kinds.ts";
import { CONTENT_FOLDER, listUnusedFiles } from "../source/content-folder.ts";
import { getKindExtension, getKindFolder } from "../kinds/list-entries.ts";
import { getLanguageFolder, TRANSLATIONS } from "../languages.ts";
import type { Mistake } from "../source/content-error.ts";
import { DATA_FOLDER } from "../kinds/data-files.ts";

const TRANSLATION_FILES = ["addresses.yaml", "translated.json"];

/** Reports files and folders under `content/` that are never read, such as misnamed ones. */
export function checkFolders(root: string): Mistake[] {
  const sourceFolders = ["_data", ...KIND_NAMES.map((kind) => getPageKind(kind).folder)];
  const names = [...sourceFolders, ...TRANSLATIONS];
  const entryFolders = KIND_NAMES.map((kind) => [getKindFolder(kind), getKindExtension(kind)] as const);
  return [
    ...checkFolder(
      root,
      CONTENT_FOLDER,
      (name, isFile) => !isFile && names.includes(name),
      `one of the folders ${names.join(", ")}`,
    ),
    ...TRANSLATIONS.flatMap((language) =>
      checkFolder(
        root,
        getLanguageFolder(language),
        (name, isFile) => (isFile ? TRANSLATION_FILES : sourceFolders).includes(name),
        `one of ${[...sourceFolders, ...TRANSLATION_FILES].join(", ")}`,
      ),
    ),
    ...[[DATA_FOLDER, ".yaml"] as const, ...entryFolders].flatMap(([folder, extension]) =>
      checkFolder(
        root,
        folder,
        (name, isFile) => isFile && extname(name) === extension,
        `a file, not a folder or a link, whose name ends in ${extension}`,
      ),
    ),
  ];
}

function checkFolder(
  root: string,
  folder: string,
  isRead: Parameters<typeof listUnusedFiles>[2],
  expected: string,
): Mistake[] {
  if (!existsSync(join(root, folder))) return [];
  const problem = `found a file or folder that the site does not use, expected ${expected}: rename it, or move it out of content/`;
  return listUnusedFiles(root, folder, isRead).map((name) => ({
    file: `${folder}/${name}`,
    line: 1,
    field: "",
    problem,
  }));
}
