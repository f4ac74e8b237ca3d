export type ResumeKind = "pdf" | "doc" | "docx";

/** Media types by file type. Browsers report an empty media type for Word files if Word is not installed. */
export const CONTENT_TYPES: Readonly<Record<ResumeKind, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Value of the `accept` attribute: file extensions, plus media types for file pickers that ignore extensions.
 */
export const RESUME_ACCEPT = [".pdf", ".doc", ".docx", ...Object.values(CONTENT_TYPES)].join(",");

/**
 * Number of bytes to read to detect a file's type. PDF readers search for the header in the first 1,024 bytes
 * (ISO 32000-2, annex I).
 */
export const SIGNATURE_BYTES = 1_024;

const isKind = (text: string): text is ResumeKind => Object.hasOwn(CONTENT_TYPES, text);

/** Decodes each byte as one character. */
export const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Detects a file's type from its first bytes. A file detected as `docx` may be any ZIP archive. */
export function detectKind(start: Uint8Array): ResumeKind | "rtf" | undefined {
  const text = decodeLatin1(start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith("PK\u0003\u0004")) return "docx";
  if (text.startsWith("\u00d0\u00cf\u0011\u00e0")) return "doc";
  if (text.startsWith("{\\rtf")) return "rtf";
  return text.includes("%PDF-") ? "pdf" : undefined;
}

/**
 * Matches a file name without the spaces, dots and invisible characters at its end. File systems drop them, or people
 * cannot see them. A pattern for those characters alone would take quadratic time.
 */
const VISIBLE_NAME = /^[^]*[^\s.\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const trimName = (name: string): string => VISIBLE_NAME.exec(name)?.[0] ?? "";

/**
 * Matches a file name's extension: one to five letters and digits after the last dot, with at least one
 * letter. Does not match "Smith" in "J. Smith", a year, or "pdf (1)".
 */
const EXTENSION = /\.(?=[^.]*[a-z])([a-z0-9]{1,5})$/i;

/**
 * Returns the file type that a name's extension implies.
 * @returns a resume type, "none" if there is no extension, or "other" for any other extension
 */
export function readExtension(name: string): ResumeKind | "none" | "other" {
  const [, extension] = EXTENSION.exec(trimName(name)) ?? [];
  if (extension === undefined) return "none";
  const kind = extension.toLowerCase();
  return isKind(kind) ? kind : "other";
}

/**
 * Whether the extension of a file name is compatible with a detected type. Some programs save DOCX files as
 * `.doc`.
 */
export function matchesKind(name: string, kind: ResumeKind): boolean {
  const extension = readExtension(name);
  return extension === "none" || extension === kind || (extension === "doc" && kind === "docx");
}

export function withExtension(kind: ResumeKind, name: string): string {
  const visible = trimName(name);
  const extension = readExtension(name);
  if (extension === kind) return visible;
  const stem = extension === "none" ? visible : visible.slice(0, visible.lastIndexOf("."));
  return `${stem === "" ? "resume" : stem}.${kind}`;
}
