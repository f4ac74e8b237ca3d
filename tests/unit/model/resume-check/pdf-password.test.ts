import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resumeBytesLimit } from "../../../../model/resume-check/resume-file.ts";
import { needsPassword } from "../../../../model/resume-check/pdf-password.ts";
import { hasCpuTimes, readCpuMs } from "../../../cpu-time.ts";

const read = (name: string): Buffer => readFileSync(new URL(`locked/${name}.pdf`, import.meta.url));

/** Converts a PDF's hexadecimal strings to literal strings in parentheses, which most programs write. */
function withLiteralStrings(bytes: Buffer): Buffer {
  const text = bytes.toString("latin1").replace(/<([0-9a-f]{32,})>/g, (_all, digits: string) => {
    const content = Buffer.from(digits, "hex").toString("latin1");
    const escaped = content.replace(/[()\\\r]/g, (character) =>
      character === "\r" ? "\\r" : `\\${character}`,
    );
    return `(${escaped.replace(/\0(?!\d)/g, "\\0")})`;
  });
  return Buffer.from(text, "latin1");
}

describe.each(["rc4-40", "rc4-128", "aes-128", "aes-256-r5", "aes-256"])(
  "a PDF encrypted with %s",
  (kind) => {
    it("needs a password if one is set for opening, and none if only printing is restricted", async () => {
      expect(await needsPassword(read(`${kind}-locked`))).toBe(true);
      expect(await needsPassword(read(`${kind}-open`))).toBe(false);
      expect(await needsPassword(withLiteralStrings(read(`${kind}-locked`)))).toBe(true);
      expect(await needsPassword(withLiteralStrings(read(`${kind}-open`)))).toBe(false);
    });
  },
);

it("a PDF encrypted for certificates cannot be opened without them", async () => {
  const bytes = Buffer.from(
    "%PDF-1.7\n5 0 obj\n<< /Filter /Adobe.PubSec /V 4 >>\nendobj\ntrailer\n<< /Encrypt 5 0 R >>",
  );
  expect(await needsPassword(bytes)).toBe(true);
});

it.each([
  "%PDF-1.7\ntrailer\n<< /Root 1 0 R >>",
  "%PDF-1.7\ntrailer\n<< /Encrypt 5 0 R >>",
  "%PDF-1.7\ntrailer\n<< /Encrypt << /Filter /Standard /R 3 >> >>",
])("a PDF with an unreadable structure is left to the server to check: %j", async (text) => {
  expect(await needsPassword(Buffer.from(text))).toBe(false);
});

describe.runIf(hasCpuTimes)("a hostile PDF of 10 MB is read quickly", () => {
  const fill = (unit: string, end = "") =>
    Buffer.from(`%PDF-1.7\n${unit.repeat((resumeBytesLimit - 1_000) / unit.length)}${end}`, "latin1");
  const encrypted =
    "\n1 0 obj <</Filter /Standard /R 3 /V 2 /P -1 /O (a) /U (b)>> endobj trailer <</Encrypt 1 0 R";

  it.each([
    ["references to encryption", fill("/Encrypt<\u00ab")],
    ["inline dictionaries", fill("/Encrypt<<")],
    ["incomplete references", fill("/Encrypt 1 1 ")],
    ["headers of objects", fill("1 0 obj ", encrypted)],
    ["incomplete headers of objects", fill("1 0 ob ", "<</Encrypt 1 0 R")],
    ["digits", fill("1", "<</Encrypt 1 0 R")],
    ["spaces", fill(" ", `${encrypted} /ID [<`)],
    ["identifiers", fill("/ID[<", encrypted)],
    ["a string without an end", fill("00", encrypted.replace("(a)", "<"))],
    ["escaped line breaks", fill("\\\n", encrypted.replace("(a)", "("))],
    ["parentheses", fill("(", encrypted)],
  ])("with %s", async (_name, bytes) => {
    let shortest = Infinity;
    for (let attempt = 0; attempt < 3 && shortest > 250; attempt += 1) {
      const start = readCpuMs("/proc/thread-self") ?? 0;
      await needsPassword(bytes);
      shortest = Math.min(shortest, (readCpuMs("/proc/thread-self") ?? 0) - start);
    }
    expect(shortest).toBeLessThan(250);
  });
});
