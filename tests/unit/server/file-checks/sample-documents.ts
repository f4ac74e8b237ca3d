import { constants, deflateRawSync } from "node:zlib";
import CFB from "cfb";

/** The smallest PDF that opens: one empty page. */
export function samplePdf(): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A PDF whose pages are said to come after as many MB of spaces in a compressed stream, at 1 KB for each. */
export function swellingPdf(megabytes: number): Buffer {
  const first = `1 0 2 ${megabytes * 1_000_000} `;
  const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
  const spaces = (length: number) =>
    deflateRawSync(Buffer.alloc(length, " "), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const beginning = deflateRawSync(first + catalog, { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    beginning,
    ...new Array<Buffer>(megabytes).fill(spaces(1_000_000)),
    deflateRawSync("<< /Type /Pages /Kids [] /Count 0 >>"),
  ]);
  const stream = (number: number, entries: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
  const head = Buffer.from("%PDF-1.7\n");
  const objects = stream(3, `/Type /ObjStm /N 2 /First ${first.length} /Filter /FlateDecode`, packed);
  const table = [
    [0, 0, 0],
    [2, 3, 0],
    [2, 3, 1],
    [1, head.length, 0],
  ].map(([kind = 0, place = 0, index = 0]) => {
    const entry = Buffer.from([kind, 0, 0, 0, 0, index]);
    entry.writeUInt32BE(place, 1);
    return entry;
  });
  const start = head.length + objects.length;
  const places = stream(4, "/Type /XRef /Size 4 /W [1 4 1] /Root 1 0 R", Buffer.concat(table));
  return Buffer.concat([head, objects, places, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

/** An Office file of the kind before 2007 with these streams. */
export function sampleDoc(...streams: string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const stream of streams) CFB.utils.cfb_add(container, `/${stream}`, Buffer.alloc(5_000, "text"));
  return CFB.write(container, { type: "buffer", fileType: "cfb" }) as Buffer;
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
export const MACRO_WORD = "application/vnd.ms-word.document.macroEnabled.main+xml";

/** An Office file as since 2007, whose main part is of a type, with further parts. */
export function sampleDocx(parts: Record<string, Buffer> = {}, type = WORD): Buffer {
  const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return sampleArchive({
    "[Content_Types].xml": Buffer.from(types),
    "word/document.xml": Buffer.from("<w:document/>"),
    ...parts,
  });
}

/** A ZIP archive. */
export function sampleArchive(parts: Record<string, Buffer>): Buffer {
  const archive = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(archive, `/${name}`, content);
  return CFB.write(archive, { type: "buffer", fileType: "zip", compression: true }) as Buffer;
}
