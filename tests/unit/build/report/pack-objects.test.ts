import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { packObjects } from "../../../../build/report/compile-report.ts";
import { plainPdf } from "../../plain-pdf.ts";

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [] /Count 0 >>";
const STREAM = "<< /Length 5 >>\nstream\n\xff\x00abc\nendstream";

test("PDF objects are packed into one compressed stream, and existing streams are unchanged", () => {
  const packedPdf = packObjects(plainPdf([CATALOG, PAGES, STREAM])).toString("latin1");
  expect(packedPdf).toContain(`3 0 obj\n${STREAM}\nendobj`);
  expect(packedPdf).not.toContain("/Type /Catalog");
  const [, first = "", data = ""] =
    /\/ObjStm\/N 2\/First (\d+)[^>]*>>\nstream\n([^]*?)\nendstream/.exec(packedPdf) ?? [];
  const text = inflateSync(Buffer.from(data, "latin1")).toString("latin1");
  expect(text.slice(0, Number(first)).trim()).toBe(`1 0 2 ${CATALOG.length + 1}`);
  expect(text.slice(Number(first))).toBe(`${CATALOG}\n${PAGES}\n`);
});

test("the new cross-reference table locates every PDF object", () => {
  const packed = packObjects(plainPdf([CATALOG, PAGES, STREAM]));
  const text = packed.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, head = "", data = ""] =
    /^5 0 obj\n<<([^]*?)>>\nstream\n([^]*?)\nendstream/.exec(text.slice(start)) ?? [];
  expect(head).toContain("/Type/XRef/Size 6/W[1 4 2]/Root 1 0 R");
  const table = inflateSync(Buffer.from(data, "latin1"));
  const entry = (number: number) => {
    const at = number * 7;
    return [table.readUInt8(at), table.readUInt32BE(at + 1), table.readUInt16BE(at + 5)];
  };
  expect(entry(1)).toEqual([2, 4, 0]);
  expect(entry(2)).toEqual([2, 4, 1]);
  expect(entry(3)).toEqual([1, text.indexOf("3 0 obj"), 0]);
  expect(entry(5)).toEqual([1, start, 0]);
});

test("a PDF with an unexpected structure is rejected", () => {
  expect(() => packObjects(Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF"))).toThrow(
    "no classic cross-reference table",
  );
});
