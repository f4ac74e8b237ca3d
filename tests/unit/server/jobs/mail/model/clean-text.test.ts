import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines } from "../../../../../../server/jobs/mail/model/mail-content.ts";

describe("a line of untrusted text", () => {
  it("preserves text in every script and emoji, including their joiners", () => {
    for (const text of ["محمد الأحمد", "می‌خواهم", "远东建筑", "Nguyễn Văn An", "👷🏽‍♀️ crew", "שלום"])
      expect(cleanLine(text)).toBe(text);
  });

  it("removes line breaks, control characters and direction marks", () => {
    expect(cleanLine("Kim\r\nBcc: victim@example.com")).toBe("Kim Bcc: victim@example.com");
    expect(cleanLine("cv\u202efdp.exe\u2066\u0000\u200f")).toBe("cvfdp.exe");
    expect(cleanLine("  a\t\u2028 b ")).toBe("a b");
  });

  it("is truncated between graphemes, never within one", () => {
    expect(cleanLine("👷🏽‍♀️".repeat(10), 20)).toMatch(/^(👷🏽‍♀️)+…$/u);
    expect(cleanLine("abcdef", 4)).toBe("abc…");
    expect(cleanLine("abcd", 4)).toBe("abcd");
  });
});

it("untrusted multiline text preserves its line breaks", () => {
  expect(cleanLines("one\r\ntwo\u202e\n\n\n\nthree\r")).toBe("one\ntwo\n\nthree");
});
