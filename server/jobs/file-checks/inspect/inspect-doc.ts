import CFB from "cfb";
import { RefusedFileError } from "./verdict.ts";

const MACROS = /\/(?:Macros|VBA|_VBA_PROJECT[^/]*)(?:\/|$)/i;
/** Content of an embedded object. The ObjectPool folder itself often exists and is empty. */
const OBJECT = /\/ObjectPool\/[^/]+\/[^/]+/i;
/** Character before a field code ([MS-DOC] 2.8.25), and field codes that start another program or load data from it. */
const FIELD_MARK = "\u0013";
const ACTIVE_FIELD = /^[\s"]*(?:DDE|DDEAUTO|LINK|DATABASE|IMPORT)\b/i;
/** Offset and bit of the encryption flag in the header ([MS-DOC] 2.5.1, FibBase). */
const [FLAGS, ENCRYPTED] = [10, 0x0100];

/**
 * Checks that a DOC opens, has Word's main stream, and contains no active content.
 * @throws RefusedFileError, or any error if the container cannot be opened
 */
export function inspectDoc(bytes: Buffer): void {
  const { FullPaths: paths, FileIndex: streams } = CFB.read(bytes, { type: "buffer" });
  if (paths.some((path) => MACROS.test(path)))
    throw new RefusedFileError("active", "The file contains macros.");
  if (paths.some((path) => OBJECT.test(path)))
    throw new RefusedFileError("active", "The file contains an embedded object.");
  const word = streams[paths.findIndex((path) => /^[^/]*\/WordDocument$/i.test(path))];
  if (word === undefined)
    throw new RefusedFileError("unreadable", "The file is another kind of Office file, not a Word document.");
  const content = Buffer.from(word.content);
  if (content.length > FLAGS + 1 && (content.readUInt16LE(FLAGS) & ENCRYPTED) !== 0)
    throw new RefusedFileError("locked", "The file requires a password.");
  // Text is stored with one or two bytes per character, so remove null bytes.
  const [, ...fields] = content.toString("latin1").replaceAll("\0", "").split(FIELD_MARK);
  if (fields.some((code) => ACTIVE_FIELD.test(code)))
    throw new RefusedFileError("active", "The file contains a field that loads data from other programs.");
}
