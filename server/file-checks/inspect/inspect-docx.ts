import yauzl from "yauzl";
import { refuse, SOUND, type Verdict } from "../verdict.ts";

/** What a resume may unpack to, in bytes and in parts; a document of 10 MB with photos stays far below. */
const UNPACKED_BYTES = 100 * 1_048_576;
const PARTS = 2_000;

const CONTENT_TYPES = "[Content_Types].xml";
const MACRO_PART = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$/i;
const MACRO_TYPE = /macroEnabled|vnd\.ms-office\.vbaProject/i;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Why a document is refused, thrown from wherever that is found. */
class Refused extends Error {}

/** A DOCX is sound when each of its parts unpacks, they say that they are Word's, and none holds macros. */
export async function inspectDocx(bytes: Buffer): Promise<Verdict> {
  try {
    const types = await unpack(bytes);
    if (types === undefined) return refuse("It is an archive, not a Word document.");
    if (MACRO_TYPE.test(types)) return refuse("It contains macros.");
    return types.includes(WORD_TYPE)
      ? SOUND
      : refuse("It is an Office file of another kind, not a Word document.");
  } catch (error) {
    return refuse(error instanceof Refused ? error.message : "It is a DOCX that does not open.");
  }
}

/**
 * Reads every part, so that what the directory says of sizes need not be believed.
 * @returns the list of the parts' types; undefined when there is none
 */
async function unpack(bytes: Buffer): Promise<string | undefined> {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (archive.entryCount > PARTS) throw new Refused(`It holds more than ${PARTS} parts.`);
  let unpacked = 0;
  let types: string | undefined;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused("It asks for a password.");
    if (MACRO_PART.test(entry.fileName)) throw new Refused("It contains macros.");
    const kept: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > UNPACKED_BYTES) throw new Refused("It unpacks to more than 100 MB.");
      if (entry.fileName === CONTENT_TYPES) kept.push(chunk as Buffer);
    }
    if (entry.fileName === CONTENT_TYPES) types = Buffer.concat(kept).toString("utf8");
  }
  return types;
}
