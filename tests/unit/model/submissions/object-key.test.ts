import { describe, expect, it } from "vitest";
import { toObjectKey } from "../../../../model/submissions/object-key.ts";

const TIME = 1_795_204_897_807;

describe("an object key", () => {
  it.each([
    ["resume.pdf", "resume.pdf"],
    ["résumé.pdf", "resume.pdf"],
    ["履歴書.pdf", "resume.pdf"],
    ["My CV (final).docx", "My-CV-final.docx"],
    ["a#b?c%20.pdf", "a-b-c-20.pdf"],
    ["../../x.pdf", "x.pdf"],
    ["CV.PDF", "CV.PDF"],
    [".pdf", "resume.pdf"],
    ["a..b.doc", "a.b.doc"],
  ])("for %s ends in %s", (filename, safeName) => {
    expect(toObjectKey(TIME, filename)).toBe(`${TIME}_${safeName}`);
  });

  it("fits the storage's limit, however long the name is", () => {
    const key = toObjectKey(TIME, `${"long name ".repeat(30)}.docx`);
    expect(key.length).toBeLessThanOrEqual(200);
    expect(key).toMatch(/^[0-9]{13}_[A-Za-z0-9._-]+\.docx$/);
    expect(key.endsWith(".docx")).toBe(true);
  });
});
