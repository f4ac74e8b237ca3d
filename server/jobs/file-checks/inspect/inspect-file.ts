import { validateResume, type ResumeProblem } from "../../../../model/resume-check/validate-resume.ts";
import {
  readExtension,
  detectKind,
  matchesKind,
  type ResumeKind,
} from "../../../../model/resume-check/resume-kind.ts";
import { ACCEPTED, refuse, RefusedFileError, type Verdict } from "./verdict.ts";
import { inspectDoc } from "./inspect-doc.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const INSPECTORS: Readonly<Record<ResumeKind, (bytes: Buffer) => void | Promise<void>>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
};

/**
 * Checks that a resume meets the form's rules and that its structure matches its type. Executes none of its
 * content.
 * @param path the file's object key, which ends in `.pdf`, `.doc` or `.docx`
 */
export async function inspectFile(path: string, bytes: Buffer): Promise<Verdict> {
  const validationResult = await validateResume(new File([new Uint8Array(bytes)], path));
  if ("problem" in validationResult) return describe(validationResult.problem, path, bytes);
  const { kind } = validationResult;
  try {
    await INSPECTORS[kind](bytes);
    return ACCEPTED;
  } catch (error) {
    if (error instanceof RefusedFileError) return error.verdict;
    return refuse("unreadable", `The file is a ${kind.toUpperCase()} that cannot be opened.`);
  }
}

function describe(problem: ResumeProblem, path: string, bytes: Buffer): Verdict {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  switch (problem) {
    case "resumeEmpty":
      return refuse("unreadable", "The file is empty.");
    case "resumeSize":
      return refuse("unreadable", "The file is larger than 10 MB.");
    case "resumeRtf":
      return refuse("unreadable", "The file is RTF, not a Word document.");
    case "resumeMarkup":
      return refuse("unreadable", "The file is a web page or XML, not a Word document.");
    case "resumeLocked":
      return refuse("locked", "The file requires a password.");
    case "resumeType":
      if (detectKind(bytes) === "docx" && matchesKind(path, "docx"))
        return refuse("unreadable", "The file is an archive, not a Word document.");
      return refuse(
        "unreadable",
        readExtension(path) === "other"
          ? `The file's extension is .${extension}, not .pdf, .doc or .docx.`
          : `The content of this .${extension} file does not match its extension: it begins with ${describeStart(bytes)}.`,
      );
  }
}

function describeStart(bytes: Buffer): string {
  const start = bytes.subarray(0, 4);
  const text = start.toString("latin1");
  return /^[\x20-\x7e]+/.test(text) ? `"${/^[\x20-\x7e]+/.exec(text)?.[0]}"` : start.toString("hex");
}
