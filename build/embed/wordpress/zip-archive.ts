import { strToU8, zipSync } from "fflate";

/** The first day that the format knows, in whatever time zone, so that the same files give the same bytes. */
const MODIFIED = new Date(1980, 0, 1);

/** A ZIP archive of files by their names, in the order of these. */
export function zipArchive(files: Readonly<Record<string, string>>): Buffer {
  const named = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = Object.fromEntries(named.map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(entries, { level: 9, mtime: MODIFIED }));
}
