import CFB from "cfb";
import { refuse, SOUND, type Verdict } from "../verdict.ts";

/** Folders in which Word 97 to 2003 stores macros. */
const MACROS = /\/(?:Macros|VBA|_VBA_PROJECT[^/]*)(?:\/|$)/i;

/** A DOC is sound when its container opens, holds Word's own stream, and no macros. */
export function inspectDoc(bytes: Buffer): Verdict {
  let container: CFB.CFB$Container;
  try {
    container = CFB.read(bytes, { type: "buffer" });
  } catch {
    return refuse("It is a DOC that does not open.");
  }
  if (container.FullPaths.some((path) => MACROS.test(path))) return refuse("It contains macros.");
  const isWord = container.FullPaths.some((path) => /^[^/]*\/WordDocument$/i.test(path));
  return isWord ? SOUND : refuse("It is an Office file of another kind, not a Word document.");
}
