/** Longest name part of an object key, in characters; with the time it stays under the database's 200. */
const NAME_LIMIT = 120;

/**
 * The name under which a resume is stored: time, underscore, original name, the latter made safe for the storage, which
 * refuses most characters beyond ASCII. Letters lose their accents; a name that has nothing left is called `resume`.
 * @param timestamp milliseconds since 1970
 */
export function toObjectKey(timestamp: number, filename: string): string {
  const dot = filename.lastIndexOf(".");
  const extension = filename.slice(dot + 1);
  const stem = filename
    .slice(0, dot)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.-]+|[.-]+$/g, "")
    .slice(0, NAME_LIMIT);
  return `${timestamp}_${stem === "" ? "resume" : stem}.${extension}`;
}
