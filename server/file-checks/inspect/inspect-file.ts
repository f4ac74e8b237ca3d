import { refuse, type Verdict } from "../verdict.ts";
import { inspectDoc } from "./inspect-doc.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { inspectPdf } from "./inspect-pdf.ts";

/** As large as the bucket takes. */
const LARGEST = 10 * 1_048_576;

const KINDS = {
  pdf: { signature: "255044462d", name: "a PDF", inspect: inspectPdf },
  doc: { signature: "d0cf11e0a1b11ae1", name: "a Word document (DOC)", inspect: inspectDoc },
  docx: { signature: "504b0304", name: "a Word document (DOCX)", inspect: inspectDocx },
} as const;

/**
 * Looks into a resume: its size, its first bytes, and whether it is built as its name says. Nothing in it is run.
 * @param path its name in the store, which ends in `.pdf`, `.doc` or `.docx`
 */
export async function inspectFile(path: string, bytes: Buffer): Promise<Verdict> {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const kind = ending in KINDS ? KINDS[ending as keyof typeof KINDS] : undefined;
  if (kind === undefined) return refuse(`It is called .${ending}, not .pdf, .doc or .docx.`);
  if (bytes.length === 0) return refuse("It is empty.");
  if (bytes.length > LARGEST) return refuse("It is larger than 10 MB.");
  if (!bytes.subarray(0, 8).toString("hex").startsWith(kind.signature))
    return refuse(`It is not ${kind.name}: it begins with ${describeStart(bytes)}.`);
  return kind.inspect(bytes);
}

/** The first bytes as text where they are printable, else in hexadecimal. */
function describeStart(bytes: Buffer): string {
  const start = bytes.subarray(0, 4);
  const text = start.toString("latin1");
  return /^[\x20-\x7e]+/.test(text) ? `"${/^[\x20-\x7e]+/.exec(text)?.[0]}"` : start.toString("hex");
}
