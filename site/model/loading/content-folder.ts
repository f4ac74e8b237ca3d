import { readFileSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";

/** A text file of the content, its name as mistakes print it. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The file's name without folder and extension. */
  name: string;
  text: string;
}

/**
 * Names of what systems, editors and Git leave beside the files that a person keeps: hidden files such as `.DS_Store`, locks, backups,
 * halves of a download, and pictures of a folder.
 */
const LEFTOVER =
  /^(?:[.~#].*|.*(?:~|\.(?:swp|swo|tmp|temp|bak|orig|rej|part|crdownload|lock))|4913|thumbs\.db|desktop\.ini|icon\r)$/i;

/** The folder of all content, from the project's root. */
export const CONTENT_FOLDER = "content";

/** Names of all files of one kind in a folder of the content, without folder and extension, in their order. */
export function listContentFolder(root: string, folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFTOVER.test(entry.name) && extname(entry.name) === extension)
    .map((entry) => entry.name)
    .sort()
    .map((entry) => basename(entry, extension));
}

/**
 * Names in a folder of the content that nothing reads, leftovers apart.
 * @param isRead whether something reads a file, or a folder, of this name
 */
export function listUnread(
  root: string,
  folder: string,
  isRead: (name: string, isFile: boolean) => boolean,
): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !LEFTOVER.test(entry.name) && !isRead(entry.name, entry.isFile()))
    .map((entry) => entry.name)
    .sort();
}

/** The path of a file as mistakes print it. */
export function contentFile(folder: string, name: string, extension: string): string {
  return `${folder}/${name}${extension}`;
}

/** Reads one file of a folder. */
export function readContentFile(root: string, folder: string, name: string, extension: string): ContentFile {
  const file = contentFile(folder, name, extension);
  return { file, name, text: decode(readFileSync(join(root, file))) };
}

/** Text whose lines end as YAML and Markdown have it, whatever system wrote it, without the mark of UTF-8 at its beginning. */
function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
}

/** Reads all files of one kind in a folder of the content, in the order of their names. */
export function readContentFolder(root: string, folder: string, extension: string): ContentFile[] {
  return listContentFolder(root, folder, extension).map((name) =>
    readContentFile(root, folder, name, extension),
  );
}
