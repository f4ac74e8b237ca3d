import { readFileSync } from "node:fs";

/** A file as a visitor chooses it. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** 10 MB, the largest resume. */
export const LARGEST = 10 * 1_048_576;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

function padded(start: Buffer, end: Buffer, size: number): Buffer {
  const bytes = Buffer.alloc(Math.max(size, start.length + end.length), 0x20);
  start.copy(bytes);
  end.copy(bytes, bytes.length - end.length);
  return bytes;
}

/** A PDF of `size` bytes. */
export const pdf = (name: string, size = 2_000): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: padded(Buffer.from("%PDF-1.7\n"), Buffer.from("\n%%EOF\n"), size),
});

/** A PDF that opens only with a password. */
export const lockedPdf = (name: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: readFileSync("tests/unit/site/model/resume-check/locked/aes-128-locked.pdf"),
});

/** An old Word document, as far as its first bytes say. */
export const doc = (name: string): SampleFile => ({
  name,
  mimeType: "application/msword",
  buffer: padded(Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(0), 2_000),
});

/** An archive with one part; a Word document's is called `word/document.xml`. */
export const archive = (name: string, part: string): SampleFile => ({
  name,
  mimeType: WORD,
  buffer: padded(Buffer.from("504b0304", "hex"), Buffer.from(`PK\u0001\u0002${part}PK\u0005\u0006`), 2_000),
});

/** A file of any bytes. */
export const fileOf = (name: string, content: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});
