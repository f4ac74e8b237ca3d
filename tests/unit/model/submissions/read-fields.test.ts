import { describe, expect, it } from "vitest";
import { readFields, type FormFields } from "../../../../model/submissions/read-fields.ts";

const errors = {
  name: "Enter a name",
  emailAt: "No @",
  emailSeveral: "Several",
  emailName: "Before the @",
  emailDomain: "After the @",
  phoneDigits: "Too few digits",
  tooLong: "Use {max} characters or fewer; this has {count}",
  employer: "Confirm it",
};

const read = (fields: FormFields, values: Record<string, string>) =>
  readFields(fields, new Map(Object.entries(values)), errors);

describe("a required text field", () => {
  const fields = { name: { limit: 5, missing: "name" } };

  it("is trimmed", () => {
    expect(read(fields, { name: "  Ann \n" })).toEqual({ ok: true, values: { name: "Ann" } });
  });

  it("is missing if it is blank or absent", () => {
    for (const values of [{ name: "   " }, { name: "\u200b\u3164\u200d" }, {} as Record<string, string>]) {
      expect(read(fields, values)).toEqual({
        ok: false,
        errors: { name: "Enter a name" },
        isIncomplete: true,
      });
    }
  });

  it("is rejected, not truncated, if it is too long", () => {
    expect(read(fields, { name: "Annabel" })).toEqual({
      ok: false,
      errors: { name: "Use 5 characters or fewer; this has 7" },
      isIncomplete: false,
    });
  });

  it("counts an emoji as one character, as the database does", () => {
    expect(read(fields, { name: "🏗️🏗" }).ok).toBe(true);
  });

  it("is rejected if it is missing, even without an error message for it", () => {
    expect(read({ name: { missing: "unknown" } }, {}).ok).toBe(false);
  });
});

describe("an email address", () => {
  const requiredFields = { email: { kind: "email", limit: 40, missing: "name" } } as const;
  const optionalFields = { email: { kind: "email", limit: 40 } } as const;

  it.each([
    ["dana", errors.emailAt],
    ["dana@", errors.emailDomain],
    ["@b.co", errors.emailName],
    ["a@b.co, c@d.co", errors.emailSeveral],
  ])("is rejected as %s: %s", (email, error) => {
    for (const fields of [requiredFields, optionalFields])
      expect(read(fields, { email })).toEqual({ ok: false, errors: { email: error }, isIncomplete: false });
  });

  it.each([
    [" mailto:a.b+c@D.e.co. ", "a.b+c@d.e.co"],
    ["jürgen@müller.de", "jürgen@xn--mller-kva.de"],
  ])("is normalized from %s to %s", (email, normal) => {
    for (const fields of [requiredFields, optionalFields])
      expect(read(fields, { email })).toEqual({ ok: true, values: { email: normal } });
  });

  it("may be empty if it is optional", () => {
    expect(read(optionalFields, { email: "" })).toEqual({ ok: true, values: { email: "" } });
  });
});

describe("a phone number", () => {
  const fields = { phone: { kind: "phone", limit: 40 } } as const;

  it("is normalized to ASCII digits", () => {
    const values = { phone: "+1 302 555 0142" };
    expect(read(fields, { phone: " +١ ٣٠٢ ٥٥٥ ٠١٤٢" })).toEqual({ ok: true, values });
  });

  it("must have at least seven digits", () => {
    expect(read(fields, { phone: "555 014" })).toMatchObject({ errors: { phone: errors.phoneDigits } });
  });

  it("may be empty", () => {
    expect(read(fields, { phone: " \u200b" })).toEqual({ ok: true, values: { phone: "" } });
  });
});

describe("a form field", () => {
  it("may be empty or absent if it is optional", () => {
    expect(read({ phone: { limit: 40 }, urgency: {} }, { phone: " " })).toEqual({
      ok: true,
      values: { phone: "", urgency: "" },
    });
  });

  it("that is a required checkbox must be checked", () => {
    const fields = { employer: { kind: "consent", missing: "employer" } } as const;
    expect(read(fields, {})).toEqual({ ok: false, errors: { employer: "Confirm it" }, isIncomplete: true });
    expect(read(fields, { employer: "yes" }).ok).toBe(false);
    expect(read(fields, { employer: "on" }).ok).toBe(true);
  });

  it("that contains a file instead of text counts as empty", () => {
    const fields = { name: { missing: "name" } };
    const data = new FormData();
    data.set("name", new File(["x"], "x.pdf"));
    expect(readFields(fields, data, errors).ok).toBe(false);
  });
});

describe("a date", () => {
  const fields = { start: { kind: "date", limit: 10, invalid: "date" } } as const;
  const readStart = (start: string) =>
    readFields(fields, new Map([["start", start]]), { ...errors, date: "No day" });

  it.each([
    ["2026-12-31", "2026-12-31"],
    [" 2028-02-29 ", "2028-02-29"],
    ["12/31/2026", "2026-12-31"],
    ["1/5/2027", "2027-01-05"],
    ["", ""],
  ])("%j is read as %j", (typed, value) => {
    expect(readStart(typed)).toEqual({ ok: true, values: { start: value } });
  });

  it.each(["2026-02-30", "2027-02-29", "31/12/2026", "tomorrow", "2026-12-31T08:00", "12/31/26"])(
    "%j is no day",
    (typed) => {
      const start = typed.length > 10 ? "Use 10 characters or fewer; this has 16" : "No day";
      expect(readStart(typed)).toEqual({ ok: false, errors: { start }, isIncomplete: false });
    },
  );
});
