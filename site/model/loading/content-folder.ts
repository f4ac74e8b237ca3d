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

/** Names of all files of one kind in a folder of the content, without folder and extension, in their order. */
export function listContentFolder(root: string, folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) === extension)
    .map((entry) => entry.name)
    .sort()
    .map((entry) => basename(entry, extension));
}

/** The path of a file as mistakes print it. */
export function contentFile(folder: string, name: string, extension: string): string {
  return `${folder}/${name}${extension}`;
}

/** Reads one file of a folder. */
export function readContentFile(root: string, folder: string, name: string, extension: string): ContentFile {
  const file = contentFile(folder, name, extension);
  return { file, name, text: readFileSync(join(root, file), "utf8") };
}

/** Reads all files of one kind in a folder of the content, in the order of their names. */
export function readContentFolder(root: string, folder: string, extension: string): ContentFile[] {
  return listContentFolder(root, folder, extension).map((name) =>
    readContentFile(root, folder, name, extension),
  );
}
