/** What a resume may be. A file's kind is also its extension. */
export type ResumeKind = "pdf" | "doc" | "docx";

/** The media type of each kind: browsers leave that of Word files empty where Word is not installed. */
export const CONTENT_TYPES: Readonly<Record<ResumeKind, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The `accept` of a control for resumes: by extension, and by type where files are chosen that have none in their names. */
export const RESUME_ACCEPT = [".pdf", ".doc", ".docx", ...Object.values(CONTENT_TYPES)].join(",");

/** How many bytes at a file's start tell what it is: readers of PDF look for its mark among so many (ISO 32000-2, annex I). */
export const SIGNATURE_BYTES = 1_024;

const isKind = (text: string): text is ResumeKind => Object.hasOwn(CONTENT_TYPES, text);

/** Bytes as text with one character a byte. */
export const toLatin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** What the first bytes of a file say it is; a ZIP archive may be something other than a Word document. */
export function kindOfStart(start: Uint8Array): ResumeKind | "rtf" | undefined {
  const text = toLatin(start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith("PK\u0003\u0004")) return "docx";
  if (text.startsWith("\u00d0\u00cf\u0011\u00e0")) return "doc";
  if (text.startsWith("{\\rtf")) return "rtf";
  return text.includes("%PDF-") ? "pdf" : undefined;
}

/** Spaces, dots and invisible marks after a name, which file systems drop or nobody sees. */
const AFTER_NAME = /[\s.\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;

/** A few letters and digits after the last dot; a word such as "Smith", a year, or "pdf (1)" is no extension. */
const EXTENSION = /\.(?=[^.]*[a-z])([a-z0-9]{1,5})$/i;

/**
 * The extension of a file's name.
 * @returns a kind of resume, "none", or "other" for a kind of file that is no resume
 */
export function extensionOf(name: string): ResumeKind | "none" | "other" {
  const [, extension] = EXTENSION.exec(name.replace(AFTER_NAME, "")) ?? [];
  if (extension === undefined) return "none";
  const kind = extension.toLowerCase();
  return isKind(kind) ? kind : "other";
}

/** Whether a file of that name may be of that kind. Some programs write the newer Word format under the name of the older one. */
export function mayBe(name: string, kind: ResumeKind): boolean {
  const extension = extensionOf(name);
  return extension === "none" || extension === kind || (extension === "doc" && kind === "docx");
}

/** A file's name with the extension of its kind, and nothing after it. */
export function nameAs(kind: ResumeKind, name: string): string {
  const visible = name.replace(AFTER_NAME, "");
  const extension = extensionOf(name);
  if (extension === kind) return visible;
  const stem = extension === "none" ? visible : visible.slice(0, visible.lastIndexOf("."));
  return `${stem === "" ? "resume" : stem}.${kind}`;
}
