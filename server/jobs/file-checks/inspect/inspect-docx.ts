import { RefusedFileError } from "./verdict.ts";
import { isOnNetwork, isNetworkShare, isOnFileServer, decodeText, parseTags, decodeXml } from "./xml-part.ts";
import yauzl, { type Entry, type ZipFile } from "yauzl";

/** Word fields that start another program or load data from it. */
const ACTIVE_FIELDS = /^(?:DDE|DDEAUTO|LINK|EMBED|DATABASE|IMPORT)$/i;
/** Word fields that load the file named by their first argument. */
const LOADING_FIELDS = /^(?:INCLUDETEXT|INCLUDEPICTURE|INCLUDE|RD)$/i;

const FIELD_PART = /<(?:[^\s<>:/]+:)?(fldChar|instrText|fldSimple)\b([^>]*)>([^<]*)/g;
const SIMPLE_CODE = /\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/**
 * Checks the Word fields in a document part. A field's code may be split across runs.
 * @throws RefusedFileError if a field would start a program or load something over the network
 */
function checkWordFields(xml: string): void {
  for (const code of fieldCodes(xml)) checkCode(code);
}

function* fieldCodes(xml: string): Generator<string> {
  const openFieldCodes: string[] = [""];
  for (const [, name, attributes = "", text = ""] of xml.matchAll(FIELD_PART)) {
    if (name === "instrText") openFieldCodes[openFieldCodes.length - 1] += decodeText(text);
    else if (name === "fldSimple") {
      const [, double, single] = SIMPLE_CODE.exec(attributes) ?? [];
      yield decodeText(double ?? single ?? "");
    } else if (/["']begin["']/.test(attributes)) openFieldCodes.push("");
    else if (/["']end["']/.test(attributes) && openFieldCodes.length > 1) {
      const code = openFieldCodes.pop() ?? "";
      yield code;
      openFieldCodes[openFieldCodes.length - 1] += code;
    }
  }
  yield* openFieldCodes;
}

function checkCode(code: string): void {
  const [, field = "", rest = ""] = /^[\s"]*([a-z]+)\b(.*)$/is.exec(code) ?? [];
  if (ACTIVE_FIELDS.test(field))
    throw new RefusedFileError(
      "active",
      `The file contains a field that loads data from other programs (${field}).`,
    );
  const [, quoted, plain] = /^\s*(?:"([^"]*)"|(\S+))/.exec(rest) ?? [];
  const target = quoted ?? plain ?? "";
  // Word stores the URL of a picture pasted from the web but does not load it automatically.
  const isLoadedTarget = /^INCLUDEPICTURE$/i.test(field) ? isNetworkShare(target) : isOnNetwork(target);
  if (LOADING_FIELDS.test(field) && isLoadedTarget)
    throw new RefusedFileError("active", "The file contains a field that loads content from the network.");
}

/**
 * Checks the URLs in legacy VML drawings, which are not listed as relationships.
 * @throws RefusedFileError if a picture would be loaded over the network
 */
function checkDrawings(xml: string): void {
  if (!/[\s:](?:src|href)\s*=/.test(xml)) return;
  for (const { attributes } of parseTags(xml)) {
    // Word does not load the target of `href` by itself, so only network shares are refused.
    if (isOnNetwork(attributes.get("src") ?? "") || isNetworkShare(attributes.get("href") ?? ""))
      throw new RefusedFileError("active", "The file would load a picture from the network when opened.");
  }
}

/** Limits on a resume's unpacked size in bytes and number of parts, well above those of a 10 MB file with photos. */
const MAX_UNPACKED_BYTES = 100 * 1_048_576;
const MAX_PARTS = 2_000;

const CONTENT_TYPES = "[content_types].xml";
const MACRO_PART = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$/;
const MACRO_TYPE = /macroEnabled|vnd\.ms-office\.vbaProject/i;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const DOCUMENT_TYPE =
  /vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml/;

/**
 * Parts whose content is not checked: SVG pictures, which are XML, and embedded fonts, whose first bytes are
 * obfuscated.
 */
const MEDIA_PART = /\.(?:svg|odttf)$/;

const ARCHIVE_SIGNATURE = "504b0304";
/** Signatures of embedded files that no picture format shares: Office containers, archives, executables and RTF. */
const EMBEDDED_SIGNATURES = ["d0cf11e0a1b11ae1", ARCHIVE_SIGNATURE, "4d5a", "7f454c46", "7b5c7274"];

/** Matches the start of XML, in hex: an optional byte order mark and white space, then "<". */
const XML_START = /^(?:efbbbf|fffe|feff)?(?:00|20|09|0a|0d)*3c/;

/**
 * Checks that all parts of a DOCX unpack, that its content types are Word's, that it has no active content, and that
 * only hyperlinks refer to external resources.
 * @throws RefusedFileError, or any error if the archive cannot be opened
 */
export async function inspectDocx(bytes: Buffer): Promise<void> {
  const { types } = await checkParts(bytes);
  if (types === undefined)
    throw new RefusedFileError("unreadable", "The file is an archive, not a Word document.");
  if (MACRO_TYPE.test(types)) throw new RefusedFileError("active", "The file contains macros.");
  if (!types.includes(WORD_TYPE))
    throw new RefusedFileError("unreadable", "The file is another kind of Office file, not a Word document.");
}

/**
 * Strips what follows an archive's last record: zeros, line breaks or the boundary of a mail, which transfers append
 * and which word processors ignore.
 */
function trimArchive(bytes: Buffer): Buffer {
  const record = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (record < 0 || record + 22 > bytes.length) return bytes;
  return bytes.subarray(0, record + 22 + bytes.readUInt16LE(record + 20));
}

interface CheckedParts {
  /** The content types part; undefined if there is none. */
  types: string | undefined;
  unpackedBytes: number;
}

/**
 * Reads every part instead of trusting the sizes in the ZIP directory.
 * @param earlier bytes that the document around an embedded document has unpacked; undefined for the document itself
 * @throws RefusedFileError if a part is refused
 */
async function checkParts(bytes: Buffer, earlier?: number): Promise<CheckedParts> {
  // Some programs write part names with backslashes.
  const archive = await yauzl.fromBufferPromise(trimArchive(bytes), {
    lazyEntries: true,
    strictFileNames: false,
  });
  if (archive.entryCount > MAX_PARTS)
    throw new RefusedFileError("unreadable", `The file has more than ${MAX_PARTS} parts.`);
  const names = new Set<string>();
  let unpackedBytes = earlier ?? 0;
  let types: string | undefined;
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw new RefusedFileError("locked", "The file requires a password.");
    if (MACRO_PART.test(name)) throw new RefusedFileError("active", "The file contains macros.");
    // Parsers disagree on which of two entries with the same name to read.
    if (names.has(name))
      throw new RefusedFileError("unreadable", "The file has two parts with the same name.");
    names.add(name);
    const part = await readPart(archive, entry, MAX_UNPACKED_BYTES - unpackedBytes);
    unpackedBytes += part.bytes;
    if (MEDIA_PART.test(name)) continue;
    const start = part.content.subarray(0, 16).toString("hex");
    if (XML_START.test(start)) {
      const xml = decodeXml(part.content);
      if (name === CONTENT_TYPES) types = xml;
      checkXml(name, xml);
    } else if (earlier === undefined && EMBEDDED_DOCUMENT.test(name) && start.startsWith(ARCHIVE_SIGNATURE))
      unpackedBytes = await checkEmbeddedDocument(part.content, unpackedBytes);
    else if (EMBEDDED_SIGNATURES.some((signature) => start.startsWith(signature)))
      throw new RefusedFileError("active", "The file contains an embedded file.");
  }
  return { types, unpackedBytes };
}

/**
 * Checks a document within the document, such as a chart's workbook: it must not contain what can run, or another file.
 * @returns how many bytes have been unpacked so far
 */
async function checkEmbeddedDocument(bytes: Buffer, earlier: number): Promise<number> {
  const embedded = await checkParts(bytes, earlier).catch((error: unknown) => {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError("active", "The file contains an embedded file.");
  });
  const { types = "", unpackedBytes } = embedded;
  if (MACRO_TYPE.test(types)) throw new RefusedFileError("active", "The file contains macros.");
  if (!DOCUMENT_TYPE.test(types)) throw new RefusedFileError("active", "The file contains an embedded file.");
  return unpackedBytes;
}

async function readPart(
  archive: ZipFile,
  entry: Entry,
  maxBytes: number,
): Promise<{ bytes: number; content: Buffer }> {
  const keptChunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RefusedFileError("unreadable", "The file unpacks to more than 100 MB.");
    const start = (keptChunks[0] ?? chunk).subarray(0, 16).toString("hex");
    if (keptChunks[0] === undefined || XML_START.test(start) || start.startsWith(ARCHIVE_SIGNATURE))
      keptChunks.push(chunk);
  }
  return { bytes, content: Buffer.concat(keptChunks) };
}

function checkXml(name: string, xml: string): void {
  if (name.endsWith(".rels")) checkRelationships(xml);
  if (/[<:]ddeLink\b/.test(xml))
    throw new RefusedFileError(
      "active",
      "The file contains a field that loads data from other programs (DDE).",
    );
  if (/[<:](?:instrText|fldSimple)\b/.test(xml)) checkWordFields(xml);
  if (xml.includes("urn:schemas-microsoft-com:vml")) checkDrawings(xml);
}

/** Relationship types of active content, keyed by the last segment of the type's URI in lowercase. */
const ACTIVE_CONTENT: Readonly<Record<string, string>> = {
  vbaproject: "macros",
  wordvbadata: "macros",
  oleobject: "an embedded object",
  control: "an ActiveX control",
  activexcontrolbinary: "an ActiveX control",
  afchunk: "an embedded file",
};

/** Relationship types that may refer to files on the sender's own machine. */
const LOCAL_TARGETS = new Set(["attachedtemplate", "image", "externallinkpath"]);

/** Embedded documents, such as a chart's workbook, are parts that are checked like the document around them. */
const EMBEDDED_DOCUMENT = /\.(?:docx|xlsx|pptx)$/i;

/**
 * Checks a relationships part (ECMA-376 part 2).
 * @throws RefusedFileError if a relationship is active content or loads an external target; hyperlinks are allowed
 */
function checkRelationships(xml: string): void {
  for (const { name, attributes } of parseTags(xml)) {
    if (name !== "Relationship") continue;
    const type = (attributes.get("Type") ?? "").replace(/^.*\//s, "").toLowerCase();
    const active = ACTIVE_CONTENT[type];
    const target = attributes.get("Target") ?? "";
    if (active !== undefined) throw new RefusedFileError("active", `The file contains ${active}.`);
    if (type === "package" && !EMBEDDED_DOCUMENT.test(target))
      throw new RefusedFileError("active", "The file contains an embedded file.");
    if ((attributes.get("TargetMode") ?? "").toLowerCase() !== "external" || type === "hyperlink") continue;
    if (LOCAL_TARGETS.has(type) && !isOnNetwork(target)) continue;
    if (type === "attachedtemplate" && isOnFileServer(target)) continue;
    const what = type === "attachedtemplate" ? "a template" : type === "image" ? "a picture" : "content";
    throw new RefusedFileError("active", `The file would load ${what} from the network when opened.`);
  }
}
