import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { RefusedFileError } from "./verdict.ts";

/** Preloads the PDF parser, so that its load time does not count against a file's limits. */
export const loadPdfReader = (): Promise<unknown> => getResolvedPDFJS();

/**
 * Checks that a PDF opens without a password and that its first page can be read.
 * @throws RefusedFileError if it requires a password, or any error if it cannot be opened
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  try {
    // Pass a copy, because pdf.js detaches the buffer it receives.
    const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    try {
      await document.getPage(1);
    } finally {
      await document.destroy();
    }
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new RefusedFileError("locked", "The file requires a password.");
    throw error;
  }
}
