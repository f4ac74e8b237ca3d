import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { getLanguageFolder, type Language } from "../languages.ts";
import { addParsedFiles, listParsedFiles, type ParsedFile } from "./yaml-source.ts";

/** Folder of static files, relative to the project's root. The editor uploads images to it. */
export const PUBLIC_FOLDER = "site/public";

export interface ContentFile {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  name: string;
  text: string;
}

/**
 * Matches files left behind by operating systems, editors and Git: hidden files such as `.DS_Store`, lock
 * files, backups, partial downloads and thumbnails.
 */
const TEMPORARY_FILE =
  /^(?:[.~#].*|.*(?:~|\.(?:swp|swo|tmp|temp|bak|orig|rej|part|crdownload|lock))|4913|thumbs\.db|desktop\.ini|icon\r)$/i;

export const CONTENT_FOLDER = "content";

/** Lists the names of a folder's files. Git has no empty folders, so a folder without files may be missing. */
export function listContentFolder(root: string, folder: string, extension: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !TEMPORARY_FILE.test(entry.name) && extname(entry.name) === extension,
    )
    .map((entry) => entry.name)
    .sort()
    .map((entry) => basename(entry, extension));
}

/**
 * Lists the files and folders in a content folder that are never read, except leftovers.
 * @param isRead whether a file or folder with this name is read
 */
export function listUnusedFiles(
  root: string,
  folder: string,
  isRead: (name: string, isFile: boolean) => boolean,
): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !TEMPORARY_FILE.test(entry.name) && !isRead(entry.name, entry.isFile()))
    .map((entry) => entry.name)
    .sort();
}

export function contentFile(folder: string, name: string, extension: string): string {
  return `${folder}/${name}${extension}`;
}

export function readContentFile(root: string, folder: string, name: string, extension: string): ContentFile {
  const file = contentFile(folder, name, extension);
  return { file, name, text: decode(readFileSync(join(root, file))) };
}

/** Decodes UTF-8, normalizes line endings and removes the byte order mark. */
function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
}

export function readContentFolder(root: string, folder: string, extension: string): ContentFile[] {
  return listContentFolder(root, folder, extension).map((name) =>
    readContentFile(root, folder, name, extension),
  );
}

/** Reads a language's version of an English folder; returns an empty list if the language has no such folder. */
export function readLanguageFolder(
  root: string,
  language: Language,
  folder: string,
  extension: string,
): ContentFile[] {
  return readContentFolder(root, getLanguageFolder(language, folder), extension);
}

export function listPublicFiles(root: string): Set<string> {
  const folder = join(root, PUBLIC_FOLDER);
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`),
  );
}

/** Returns the names of the drawings that articles can show on their cards. */
export function listCovers(root: string): string[] {
  const files = readdirSync(join(root, "site/drawings/covers"));
  return files
    .filter((file) => file.endsWith(".svg"))
    .map((file) => basename(file, ".svg"))
    .sort();
}

/** Values of the YAML files that the last build has read. Whoever lacks the file, or has changed texts, parses them. */
const PARSED_FILES = ".builds/content.json";

const rootsWithParsedFiles = new Set<string>();

/** Reads what the last build has parsed. */
export function restoreParsedFiles(root: string): void {
  if (rootsWithParsedFiles.has(root)) return;
  rootsWithParsedFiles.add(root);
  try {
    addParsedFiles(JSON.parse(readFileSync(join(root, PARSED_FILES), "utf8")) as ParsedFile[]);
  } catch {
    // The file is missing, damaged or not readable.
  }
}

/**
 * Stores what this process has parsed. Values that JSON would change are left out.
 * @param workFolder folder on the same file system, in which the file is written
 */
export function saveParsedFiles(root: string, workFolder: string): void {
  const files = listParsedFiles().filter((file) => isDeepStrictEqual(JSON.parse(JSON.stringify(file)), file));
  const draft = join(workFolder, basename(PARSED_FILES));
  writeFileSync(draft, JSON.stringify(files));
  renameSync(draft, join(root, PARSED_FILES));
}
