import { describe, expect, it } from "vitest";
import { loadLocalizedData } from "../../../../model/loading/load-data.ts";
import { RepliesSchema } from "../../../../model/schemas/replies.ts";
import { fillReply, findUnfilled, moveMarks } from "../../../../model/submissions/reply-template.ts";

const readMarks = (text: string, marks: { start: number; end: number }[]) =>
  marks.map(({ start, end }) => text.slice(start, end));

describe("a reply's template", () => {
  it("is filled in with what the sender gave, on one line, and shows what is missing", () => {
    const { text, marks } = fillReply("Hello {firstName}, {role} in {place}? {time}", {
      firstName: " Ana\r\nBcc: x@example.com ",
      role: "{time}",
      place: "",
    });
    expect(text).toBe("Hello Ana Bcc: x@example.com, {time} in {place}? {time}");
    expect(readMarks(text, marks)).toEqual(["Ana Bcc: x@example.com", "{time}"]);
    expect(readMarks(text, findUnfilled(text))).toEqual(["{time}", "{place}", "{time}"]);
    expect(findUnfilled("a {b} {} {firstname}")).toEqual([]);
  });

  it("keeps its marks through edits around them, and loses those that are edited", () => {
    const { text, marks } = fillReply("Hello {firstName}, {role}.", { firstName: "Ana", role: "Welder" });
    const edit = (after: string) => readMarks(after, moveMarks(marks, text, after));
    expect(edit("Dear Ana, Welder.")).toEqual(["Ana", "Welder"]);
    expect(edit("Hello Ana, the Welder.")).toEqual(["Ana", "Welder"]);
    expect(edit("Hello Anna, Welder.")).toEqual(["Welder"]);
    expect(edit("Hello Ana, Welder. Yours")).toEqual(["Ana", "Welder"]);
    expect(edit("")).toEqual([]);
  });

  it("exists in every language, with the same placeholders, and no others are accepted", () => {
    const languages = loadLocalizedData(process.cwd()).map(({ files }) => files.replies.templates);
    const [english = []] = languages;
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const templates of languages) {
      expect(templates.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      for (const [index, { text, subject }] of templates.entries())
        expect(placeholders(text + subject)).toEqual(
          placeholders(`${english[index]?.text}${english[index]?.subject}`),
        );
    }
    for (const kind of ["lead", "resume", "report"] as const)
      expect(english.some(({ to }) => to.includes(kind))).toBe(true);
    const [template] = english;
    const result = RepliesSchema.safeParse({ templates: [{ ...template, text: "Hello {name}" }] });
    expect(result.error?.issues[0]?.message).toContain("may use {firstName}");
  });
});
