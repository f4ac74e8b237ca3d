import { strToU8, zipSync } from "fflate";

/** The earliest date that the format supports in any time zone, for reproducible archives. */
const MODIFIED = new Date(1980, 0, 1);

export function zipArchive(files: Readonly<Record<string, string>>): Buffer {
  const sortedFiles = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = Object.fromEntries(sortedFiles.map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(entries, { level: 9, mtime: MODIFIED }));
}
