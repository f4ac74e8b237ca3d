import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { refuse, SOUND, type Verdict } from "./verdict.ts";

/** Loads what reads PDF, so that no file is charged for it. */
export const loadPdfReader = (): Promise<unknown> => getResolvedPDFJS();

/** A PDF is sound when it opens without a password and its first page can be read. */
export async function inspectPdf(bytes: Buffer): Promise<Verdict> {
  try {
    // A copy, since the reader takes the memory of what it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    try {
      await document.getPage(1);
      return SOUND;
    } finally {
      await document.destroy();
    }
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      return refuse("locked", "It asks for a password.");
    return refuse("unreadable", "It is a PDF that does not open.");
  }
}
