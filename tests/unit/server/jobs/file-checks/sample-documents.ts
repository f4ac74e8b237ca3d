import { constants, deflateRawSync } from "node:zlib";
import CFB from "cfb";
import { plainPdf } from "../../../plain-pdf.ts";

export const samplePdf = (): Buffer =>
  plainPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ]);

/** Compresses two strings with spaces between them. Each MB of spaces compresses to about 1 KB. */
function deflateWithSpaces(before: string, megabytes: number, after: string): Buffer {
  const deflateOptions = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const spaces = deflateRawSync(Buffer.alloc(1_000_000, " "), deflateOptions);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    deflateRawSync(before, deflateOptions),
    ...new Array<Buffer>(megabytes).fill(spaces),
    deflateRawSync(after),
  ]);
}

const streamOf = (number: number, entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj\n"),
  ]);

/**
 * Creates a PDF whose catalog leads to its only page through a chain of nodes. Each node is in its own
 * compressed stream, after the given number of MB of spaces.
 */
export function chainedPdf(streams: number, megabytes: number): Buffer {
  const head = Buffer.from("%PDF-1.7\n");
  // For n streams, objects n+1 to 2n are the streams, which contain objects 1 to n.
  const objects = Array.from({ length: streams }, (_, index) => {
    const number = index + 1;
    const node =
      number < streams ? `/Pages /Kids [${number + 1} 0 R] /Count 1` : "/Page /MediaBox [0 0 612 792]";
    const text = number === 1 ? "<< /Type /Catalog /Pages 2 0 R >>" : `<< /Type ${node} >>`;
    const header = `${number} 0 `;
    const entries = `/Type /ObjStm /N 1 /First ${header.length} /Filter /FlateDecode`;
    return streamOf(streams + number, entries, deflateWithSpaces(header, megabytes, text));
  });
  let start = head.length;
  const offsetEntries = objects.map((object) => [1, (start += object.length) - object.length, 0]);
  const table = [[0, 0, 0], ...objects.map((_, index) => [2, streams + index + 1, 0]), ...offsetEntries];
  return Buffer.concat([head, ...objects, xrefStream(2 * streams + 1, start, table)]);
}

function xrefStream(number: number, start: number, table: readonly (readonly number[])[]): Buffer {
  const entries = table.map(([kind = 0, place = 0, index = 0]) => {
    const entry = Buffer.from([kind, 0, 0, 0, 0, index]);
    entry.writeUInt32BE(place, 1);
    return entry;
  });
  return Buffer.concat([
    streamOf(number, `/Type /XRef /Size ${number} /W [1 4 1] /Root 1 0 R`, Buffer.concat(entries)),
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  ]);
}

/**
 * Creates a PDF with spaces in a compressed stream before its page tree. Each MB of spaces compresses to
 * about 1 KB.
 */
export function compressionBombPdf(megabytes: number): Buffer {
  const header = `1 0 2 ${megabytes * 1_000_000} `;
  const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
  const content = deflateWithSpaces(header + catalog, megabytes, "<< /Type /Pages /Kids [] /Count 0 >>");
  const head = Buffer.from("%PDF-1.7\n");
  const entries = `/Type /ObjStm /N 2 /First ${header.length} /Filter /FlateDecode`;
  const objects = streamOf(3, entries, content);
  const table = [
    [0, 0, 0],
    [2, 3, 0],
    [2, 3, 1],
    [1, head.length, 0],
  ];
  return Buffer.concat([head, objects, xrefStream(4, head.length + objects.length, table)]);
}

/** Creates an Office 97–2003 file with the given streams. A name without content adds a stream of zeros. */
export function sampleDoc(...streams: (string | Record<string, Buffer>)[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const stream of streams) {
    const streams = typeof stream === "string" ? { [stream]: Buffer.alloc(5_000) } : stream;
    for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content);
  }
  return CFB.write(container, { type: "buffer", fileType: "cfb" }) as Buffer;
}

export const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
export const MACRO_DOCX_TYPE = "application/vnd.ms-word.document.macroEnabled.main+xml";

/**
 * Creates an Office Open XML file with the given additional parts. `type` is the content type of its main
 * part.
 */
export function sampleDocx(parts: Record<string, Buffer> = {}, type = DOCX_TYPE): Buffer {
  const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return sampleArchive({
    "[Content_Types].xml": Buffer.from(types),
    "word/document.xml": Buffer.from("<w:document/>"),
    ...parts,
  });
}

export function sampleArchive(parts: Record<string, Buffer>): Buffer {
  const archive = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(archive, `/${name}`, content);
  return CFB.write(archive, { type: "buffer", fileType: "zip", compression: true }) as Buffer;
}
