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

export const isResumeKind = (kind = ""): kind is ResumeKind => Object.hasOwn(CONTENT_TYPES, kind);

/** Decodes each byte as one character. */
export const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Matches the start of HTML, XML and MHTML, in any encoding, with or without a byte order mark. */
const MARKUP = /^(?:[\u00ef\u00bb\u00bf\u00fe\u00ff\0\s])*(?:<\0?[a-z!?]|MIME-Version:)/i;

/**
 * Detects a file's type from its first bytes. A file detected as `docx` may be any ZIP archive; `markup` is a web page
 * or XML, as which Word saves documents too.
 */
export function detectKind(start: Uint8Array): ResumeKind | "rtf" | "markup" | undefined {
  const text = decodeLatin1(start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith("PK\u0003\u0004")) return "docx";
  if (text.startsWith("\u00d0\u00cf\u0011\u00e0")) return "doc";
  if (text.startsWith("{\\rtf")) return "rtf";
  if (text.includes("%PDF-")) return "pdf";
  return MARKUP.test(text) ? "markup" : undefined;
}

/**
 * Matches a file name without the spaces, dots and invisible characters at its end. File systems drop them, or people
 * cannot see them. A pattern for those characters alone would take quadratic time.
 */
const VISIBLE_NAME = /^[^]*[^\s.\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const trimName = (name: string): string => VISIBLE_NAME.exec(name)?.[0] ?? "";

/** Matches what may be a file name's extension. "P.E", "PMP" and "1b" at the end of a name are none. */
const EXTENSION = /\.([a-z0-9]{1,10})$/i;

/**
 * Extensions of other types of files: documents, pictures, archives, programs and what programs run. Those that also end
 * people's file names are left out, and such a file is stored with the extension of its content: `Baltimore.MD`,
 * `Texas.DOT`, `Jordan.Key`, `9001.ISO`, `from-indeed.com`, and initials.
 */
const OTHER_EXTENSIONS = new Set(
  (
    "rtf txt odt ott pages wps wpd xps log csv ods xls xlsx xlsm xlsb ppt pptx pptm pps ppsx numbers " +
    "docm dotx dotm htm html xhtml mht mhtml xml json svg eml msg webarchive epub mobi " +
    "jpg jpeg png gif bmp tif tiff webp avif heic heif psd eps dwg dxf mp3 mp4 m4a mov avi wav webm " +
    "zip rar 7z gz tgz tar bz2 xz cab img dmg pkg apk deb rpm " +
    "exe bat cmd msi scr pif dll sys lnk url hta jse mjs vbs vbe wsf wsh ps1 psm1 jar reg inf " +
    "bak tmp part crdownload download php py rb"
  ).split(" "),
);

/**
 * Returns the file type that a name's extension implies.
 * @returns a resume type, "other" for the extension of another known type, or "none"
 */
export function readExtension(name: string): ResumeKind | "none" | "other" {
  const extension = (EXTENSION.exec(trimName(name))?.[1] ?? "").toLowerCase();
  if (isResumeKind(extension)) return extension;
  return OTHER_EXTENSIONS.has(extension) ? "other" : "none";
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
