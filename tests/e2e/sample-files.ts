import { readFileSync } from "node:fs";
import {
  sampleArchive,
  sampleDoc,
  sampleDocx,
  samplePdf,
} from "../unit/server/jobs/file-checks/sample-documents.ts";

/** A file as a visitor chooses it. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** 10 MB, the largest resume. */
export const LARGEST = 10 * 1_048_576;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A PDF of `size` bytes that opens. */
export function pdf(name: string, size = 2_000): SampleFile {
  const whole = samplePdf();
  const buffer = Buffer.concat([whole, Buffer.alloc(size - whole.length, " ")]);
  return { name, mimeType: "application/pdf", buffer };
}

/** A PDF that opens only with a password. */
export const lockedPdf = (name: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: readFileSync("tests/unit/site/model/resume-check/locked/aes-128-locked.pdf"),
});

/** A Word document of the kind before 2007. */
export const doc = (name: string): SampleFile => ({
  name,
  mimeType: "application/msword",
  buffer: sampleDoc("WordDocument"),
});

/** A Word document. */
export const docx = (name: string): SampleFile => ({ name, mimeType: WORD, buffer: sampleDocx() });

/** An archive with one part. */
export const archive = (name: string, part: string): SampleFile => ({
  name,
  mimeType: WORD,
  buffer: sampleArchive({ [part]: Buffer.from("part") }),
});

/** A file of any bytes. */
export const fileOf = (name: string, content: string): SampleFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});
