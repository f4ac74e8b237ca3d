import CFB from "cfb";
import { refuse, ACCEPTED, type Verdict } from "./verdict.ts";

const MACROS = /\/(?:Macros|VBA|_VBA_PROJECT[^/]*)(?:\/|$)/i;
/** Content of an embedded object. The ObjectPool folder itself often exists and is empty. */
const OBJECT = /\/ObjectPool\/[^/]+\/[^/]+/i;
/** Character before a field code ([MS-DOC] 2.8.25), and field codes that start another program or load data from it. */
const FIELD_MARK = "\u0013";
const ACTIVE_FIELD = /^[\s"]*(?:DDE|DDEAUTO|LINK|DATABASE|IMPORT)\b/i;
/** Offset and bit of the encryption flag in the header ([MS-DOC] 2.5.1, FibBase). */
const [FLAGS, ENCRYPTED] = [10, 0x0100];

/** Accepts a DOC if its container opens, has Word's main stream, and contains no active content. */
export function inspectDoc(bytes: Buffer): Verdict {
  let container: CFB.CFB$Container;
  try {
    container = CFB.read(bytes, { type: "buffer" });
  } catch {
    return refuse("unreadable", "The file is a DOC that cannot be opened.");
  }
  const { FullPaths: paths, FileIndex: streams } = container;
  if (paths.some((path) => MACROS.test(path))) return refuse("active", "The file contains macros.");
  if (paths.some((path) => OBJECT.test(path)))
    return refuse("active", "The file contains an embedded object.");
  const word = streams[paths.findIndex((path) => /^[^/]*\/WordDocument$/i.test(path))];
  if (word === undefined)
    return refuse("unreadable", "The file is another kind of Office file, not a Word document.");
  const content = Buffer.from(word.content);
  if (content.length > FLAGS + 1 && (content.readUInt16LE(FLAGS) & ENCRYPTED) !== 0)
    return refuse("locked", "The file requires a password.");
  // Text is stored with one or two bytes per character, so remove null bytes.
  const [, ...fields] = content.toString("latin1").replaceAll("\0", "").split(FIELD_MARK);
  if (fields.some((code) => ACTIVE_FIELD.test(code)))
    return refuse("active", "The file contains a field that loads data from other programs.");
  return ACCEPTED;
}
