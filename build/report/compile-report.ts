import { readdirSync, readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { projectPath } from "../../site/settings/project-root.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import type { ReportData } from "../../model/report/create-report-data.ts";
import { DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../../site/tokens/colors.ts";
import { deflateSync } from "node:zlib";

/** The compiler reads nothing else, so builds are reproducible. */
interface ReportInput {
  data: ReportData;
  drawings: readonly [name: string, svg: string][];
  fonts: Buffer[];
}

const TEMPLATE = projectPath("build/report/template/");

/** A virtual folder: all files are passed to the compiler in memory. */
const WORKSPACE = "/report";

/**
 * Typesets the report.
 * @param imageSheets codes of the sheets to also render as images
 * @throws ExpectedError naming the sheet if its text does not fit
 */
export function compileReport({ data, drawings, fonts }: ReportInput, imageSheets: readonly string[]) {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] });
  const add = (path: string, text: string | Buffer): void =>
    compiler.mapShadow(`${WORKSPACE}/${path}`, Buffer.from(text));
  for (const name of readdirSync(TEMPLATE)) add(name, readFileSync(TEMPLATE + name));
  const colors = { ...LIGHT, ...FIXED, ...DRAWING_FIXED, right: DRAWING_LIGHT.right };
  add("report.json", JSON.stringify({ ...data, colors }));
  for (const [name, svg] of drawings) add(`drawings/${name}.svg`, svg);
  const typeset = (inputs: Record<string, string>) => {
    const compiled = compiler.compile({ mainFilePath: `${WORKSPACE}/report.typ`, inputs });
    // Warnings count as errors, because a missing font would silently drop its text.
    const problem = compiled.takeError() ?? compiled.takeWarnings();
    if (compiled.result === null || problem !== null)
      throw new ExpectedError(`The salary report could not be typeset: ${describe(problem)}`);
    return compiled.result;
  };
  const describe = (problem: Parameters<typeof compiler.fetchDiagnostics>[0] | null): string =>
    problem === null
      ? "no reason was given"
      : (compiler.fetchDiagnostics(problem) as { message: string }[])
          .map(({ message }) => message)
          .join("; ");
  const [year = 0, month = 1, day = 1] = data.date;
  const pdf = compiler.pdf(typeset({}), {
    pdfStandard: "ua-1",
    creationTimestamp: Date.UTC(year, month - 1, day) / 1000,
  });
  const pictures = imageSheets.map((sheets) => compiler.plainSvg(typeset({ sheets })));
  return { pdf: packObjects(pdf), pictures };
}

type PdfObject = ReturnType<typeof readObjects>["objects"][number];

/** Objects per stream. Readers decompress an entire stream to read one object. */
const OBJECTS_PER_STREAM = 200;

/** Field widths of the cross-reference stream in bytes: type, offset or stream, index. */
const FIELD_WIDTHS = [1, 4, 2] as const;

/**
 * Compresses a PDF with object streams (ISO 32000-1, 7.5.7), which the compiler does not write. Accessibility tags
 * are half of a report's bytes, and compress to a tenth.
 * @param pdf a file with a classic cross-reference table and no object streams
 * @throws Error if the file has another structure
 */
export function packObjects(pdf: Buffer): Buffer {
  // Latin-1 maps bytes to characters one to one.
  const text = pdf.toString("latin1");
  const { objects, trailer } = readObjects(text);
  const streams = objects.filter(isStream);
  const nonStreamObjects = objects.filter((object) => !isStream(object));
  const header = /^%PDF-[^\n]*\n(?:%[^\n]*\n)?/.exec(text)?.[0] ?? "";
  const parts = [header];
  let length = header.length;
  let next = Math.max(...objects.map(({ number }) => number)) + 1;
  const entries = new Map<number, [type: number, place: number, index: number]>();
  const write = (number: number, body: string): void => {
    entries.set(number, [1, length, 0]);
    const part = `${number} 0 obj\n${body}\nendobj\n`;
    parts.push(part);
    length += part.length;
  };
  for (const { number, body } of streams) write(number, body);
  for (let start = 0; start < nonStreamObjects.length; start += OBJECTS_PER_STREAM) {
    const group = nonStreamObjects.slice(start, start + OBJECTS_PER_STREAM);
    group.forEach(({ number }, index) => entries.set(number, [2, next, index]));
    write(next++, objectStream(group));
  }
  const start = length;
  entries.set(next, [1, start, 0]);
  entries.set(0, [0, 0, 0xffff]);
  write(next, crossReferences(entries, next + 1, trailer));
  parts.push(`startxref\n${start}\n%%EOF\n`);
  return Buffer.from(parts.join(""), "latin1");
}

const isStream = ({ body }: PdfObject): boolean => body.endsWith("endstream");

function readObjects(text: string) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(start))?.[1];
  if (table === null || trailer === undefined)
    throw new Error("Cannot compress the PDF, because it has no classic cross-reference table.");
  const firstEntryOffset = start + table[0].length;
  const objects = Array.from({ length: Number(table[1]) }, (_, number) => {
    const entry = text.slice(firstEntryOffset + 20 * number, firstEntryOffset + 20 * number + 20);
    return { number, offset: Number(entry.slice(0, 10)), isUsed: entry[17] === "n" };
  })
    .filter(({ isUsed }) => isUsed)
    .sort((a, b) => a.offset - b.offset);
  return {
    objects: objects.map(({ number, offset }, index) => {
      const part = text.slice(offset, objects[index + 1]?.offset ?? start);
      const body = part.slice(part.indexOf("obj") + 3, part.lastIndexOf("endobj")).trim();
      return { number, body };
    }),
    trailer: trailer.replace(/\/Size \d+/, "").trim(),
  };
}

function objectStream(group: readonly PdfObject[]): string {
  let offset = 0;
  const heads = group.map(({ number, body }) => {
    const head = `${number} ${offset}`;
    offset += body.length + 1;
    return head;
  });
  const head = `${heads.join(" ")}\n`;
  const data = deflate(`${head}${group.map(({ body }) => body).join("\n")}\n`);
  return `<</Type/ObjStm/N ${group.length}/First ${head.length}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function crossReferences(
  entries: ReadonlyMap<number, readonly [number, number, number]>,
  size: number,
  trailer: string,
): string {
  const width = FIELD_WIDTHS.reduce((sum, bytes) => sum + bytes, 0);
  const table = Buffer.alloc(size * width);
  for (const [number, values] of entries) {
    let offset = number * width;
    values.forEach((value, field) => {
      const bytes = FIELD_WIDTHS[field] ?? 1;
      table.writeUIntBE(value, offset, bytes);
      offset += bytes;
    });
  }
  const data = deflate(table);
  return `<</Type/XRef/Size ${size}/W[${FIELD_WIDTHS.join(" ")}]${trailer}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function deflate(data: string | Buffer): string {
  const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : data;
  return deflateSync(bytes, { level: 9 }).toString("latin1");
}
