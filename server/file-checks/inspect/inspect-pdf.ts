import { getDocumentProxy } from "unpdf";
import { refuse, SOUND, type Verdict } from "../verdict.ts";

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
      return refuse("It asks for a password.");
    return refuse("It is a PDF that does not open.");
  }
}
