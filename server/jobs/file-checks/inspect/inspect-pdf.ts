import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { refuse, ACCEPTED, type Verdict } from "./verdict.ts";

/** Preloads the PDF parser, so that its load time does not count against a file's limits. */
export const loadPdfReader = (): Promise<unknown> => getResolvedPDFJS();

/** Accepts a PDF if it opens without a password and its first page can be read. */
export async function inspectPdf(bytes: Buffer): Promise<Verdict> {
  try {
    // Pass a copy, because pdf.js detaches the buffer it receives.
    const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    try {
      await document.getPage(1);
      return ACCEPTED;
    } finally {
      await document.destroy();
    }
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      return refuse("locked", "The file requires a password.");
    return refuse("unreadable", "The file is a PDF that cannot be opened.");
  }
}
