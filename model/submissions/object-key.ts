import { resumeNameLimit } from "../resume-check/resume-file.ts";

/**
 * Maximum length of the name in an object key, in characters. With the timestamp, the key stays within the
 * database's limit of 200.
 */
const NAME_LIMIT = 120;

/**
 * Builds the object key of a resume: timestamp, underscore, and the original name reduced to ASCII, since
 * Storage rejects most other characters. Accents are removed; an empty name becomes `resume`.
 * @param timestamp Unix time in milliseconds
 */
export function toObjectKey(timestamp: number, filename: string): string {
  const dot = filename.lastIndexOf(".");
  const extension = filename.slice(dot + 1);
  const stem = filename
    // Normalizing takes quadratic time, so shorten the name first.
    .slice(0, Math.min(dot, resumeNameLimit))
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.-]+/, "");
  const [name = "resume"] = /^.*[^.-]/.exec(stem) ?? [];
  return `${timestamp}_${name.slice(0, NAME_LIMIT)}.${extension}`;
}
