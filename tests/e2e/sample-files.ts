import { readFileSync } from "node:fs";
import { sampleDoc, sampleDocx, samplePdf } from "../unit/server/jobs/file-checks/sample-documents.ts";

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const MAX_FILE_SIZE = 10 * 1_048_576;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export function pdf(name: string, size = 2_000): SampleFile {
  const pdf = samplePdf();
  const buffer = Buffer.concat([pdf, Buffer.alloc(size - pdf.length, " ")]);
  return { name, mimeType: "application/pdf", buffer };
}

export const lockedPdf = (name: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: readFileSync("tests/unit/model/resume-check/locked/aes-128-locked.pdf"),
});

export const doc = (name: string): SampleFile => ({
  name,
  mimeType: "application/msword",
  buffer: sampleDoc("WordDocument"),
});

export const docx = (name: string): SampleFile => ({ name, mimeType: WORD, buffer: sampleDocx() });

export const fileWithContent = (name: string, content: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});
