import { describe, expect, it } from "vitest";
import { toSafeFileName } from "../../../../../server/operator/submissions/save-resume.ts";

describe("the file name of a saved resume", () => {
  it.each([
    ["résumé.pdf", "résumé.pdf"],
    ["a#b?c%20.pdf", "a#b_c%20.pdf"],
    ["../../x.pdf", "x.pdf"],
    ["C:\\Users\\me\\cv.doc", "cv.doc"],
    [".bashrc", "bashrc"],
    ["..", "resume"],
    ["", "resume"],
    ["-rf.pdf", "rf.pdf"],
    ["CON.pdf", "_CON.pdf"],
    ["cv\u202efdp.exe", "cvfdp.exe"],
    ["a\u0000b\n.pdf", "ab.pdf"],
  ])("is sanitized from %j to %j", (original, safe) => {
    expect(toSafeFileName(original)).toBe(safe);
  });

  it("is shortened if it is long, and keeps its extension", () => {
    const name = toSafeFileName(`${"履".repeat(300)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^履+\.pdf$/);
  });
});
