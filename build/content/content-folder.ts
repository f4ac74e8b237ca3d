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

/** Reads all files of one kind in a folder of the content, in the order of their names. */
export function readContentFolder(root: string, folder: string, extension: string): ContentFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) === extension)
    .map((entry) => entry.name)
    .sort()
    .map((entry) => ({
      file: `${folder}/${entry}`,
      name: basename(entry, extension),
      text: readFileSync(join(root, folder, entry), "utf8"),
    }));
}
