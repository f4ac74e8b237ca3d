import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { KIND_NAMES, getPageKind } from "../kinds/page-kinds.ts";
import { CONTENT_FOLDER, listUnusedFiles } from "../source/content-folder.ts";
import { getKindExtension, getKindFolder } from "../kinds/list-entries.ts";
import { getLanguageFolder, TRANSLATIONS } from "../languages.ts";
import type { Mistake } from "../source/content-error.ts";
import { DATA_FOLDER } from "../kinds/data-files.ts";

/** Reports files and folders under `content/` that are never read, such as misnamed ones. */
export function checkFolders(root: string): Mistake[] {
  const folders: [folder: string, extension: string][] = [
    [DATA_FOLDER, ".yaml"],
    ...KIND_NAMES.map((kind): [string, string] => [getKindFolder(kind), getKindExtension(kind)]),
  ];
  const sourceFolders = ["_data", ...KIND_NAMES.map((kind) => getPageKind(kind).folder)];
  const names = [...sourceFolders, ...TRANSLATIONS];
  const unreadFolders = listUnusedFiles(
    root,
    CONTENT_FOLDER,
    (name, isFile) => !isFile && names.includes(name),
  );
  return [
    ...unreadFolders.map((name) =>
      createMistake(`${CONTENT_FOLDER}/${name}`, `one of the folders ${names.join(", ")}`),
    ),
    ...TRANSLATIONS.flatMap((language) =>
      checkTranslationFolder(root, getLanguageFolder(language), sourceFolders),
    ),
    ...folders.flatMap(([folder, extension]) =>
      listUnusedFiles(root, folder, (name, isFile) => isFile && extname(name) === extension).map((name) =>
        createMistake(`${folder}/${name}`, `a file, not a folder or a link, whose name ends in ${extension}`),
      ),
    ),
  ];
}

const TRANSLATION_FILES = ["addresses.yaml", "translated.json"];

function checkTranslationFolder(root: string, folder: string, folders: readonly string[]): Mistake[] {
  if (!existsSync(join(root, folder))) return [];
  return listUnusedFiles(root, folder, (name, isFile) =>
    (isFile ? TRANSLATION_FILES : folders).includes(name),
  ).map((name) =>
    createMistake(`${folder}/${name}`, `one of ${[...folders, ...TRANSLATION_FILES].join(", ")}`),
  );
}

const createMistake = (file: string, expected: string): Mistake => ({
  file,
  line: 1,
  field: "",
  problem: `found a file or folder that the site does not use, expected ${expected}: rename it, or move it out of content/`,
});
