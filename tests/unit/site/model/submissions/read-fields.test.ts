import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFields, type AskedFields } from "../../../../../site/model/submissions/read-fields.ts";

const errors = {
  name: "Enter a name",
  email: "Please enter a valid email address",
  tooLong: "Use {max} characters or fewer; this has {count}",
  employer: "Confirm it",
};

const read = (fields: AskedFields, values: Record<string, string>) =>
  readFields(fields, new Map(Object.entries(values)), errors);

describe("a required text", () => {
  const fields = { name: { limit: 5, missing: "name" } };

  it("is trimmed", () => {
    expect(read(fields, { name: "  Ann \n" })).toEqual({ ok: true, values: { name: "Ann" } });
  });

  it("is missing when it is blank or not there at all", () => {
    for (const values of [{ name: "   " }, {} as Record<string, string>]) {
      expect(read(fields, values)).toEqual({
        ok: false,
        errors: { name: "Enter a name" },
        isIncomplete: true,
      });
    }
  });

  it("is refused, not cut, when it is too long", () => {
    expect(read(fields, { name: "Annabel" })).toEqual({
      ok: false,
      errors: { name: "Use 5 characters or fewer; this has 7" },
      isIncomplete: false,
    });
  });

  it("counts an emoji as one character, as the database does", () => {
    expect(read(fields, { name: "🏗️🏗" }).ok).toBe(true);
  });

  it("is refused where there are no words for it", () => {
    expect(read({ name: { missing: "unknown" } }, {}).ok).toBe(false);
  });
});

describe("an e-mail address", () => {
  const required = { email: { kind: "email", limit: 40, missing: "name" } } as const;
  const optional = { email: { kind: "email", limit: 40 } } as const;

  it.each(["dana", "dana@", "@b.co", "a b@c.co", "a@b"])("is refused as %s", (email) => {
    expect(read(required, { email })).toMatchObject({
      errors: { email: "Please enter a valid email address" },
      isIncomplete: false,
    });
    expect(read(optional, { email }).ok).toBe(false);
  });

  it.each(["dana@halvorsenpike.com", " a.b+c@d.e.co ", "jürgen@müller.de"])("is taken as %s", (email) => {
    expect(read(required, { email })).toEqual({ ok: true, values: { email: email.trim() } });
  });

  it("may be empty where it is optional", () => {
    expect(read(optional, { email: "" })).toEqual({ ok: true, values: { email: "" } });
  });
});

describe("other fields", () => {
  it("may be empty, and absent", () => {
    expect(read({ phone: { limit: 40 }, urgency: {} }, { phone: " " })).toEqual({
      ok: true,
      values: { phone: "", urgency: "" },
    });
  });

  it("that are boxes want to be ticked", () => {
    const fields = { employer: { kind: "consent", missing: "employer" } } as const;
    expect(read(fields, {})).toEqual({ ok: false, errors: { employer: "Confirm it" }, isIncomplete: true });
    expect(read(fields, { employer: "yes" }).ok).toBe(false);
    expect(read(fields, { employer: "on" }).ok).toBe(true);
  });

  it("that are no texts count as empty", () => {
    const fields = { name: { missing: "name" } };
    const data = new FormData();
    data.set("name", new File(["x"], "x.pdf"));
    expect(readFields(fields, data, errors).ok).toBe(false);
  });
});

it("checks an e-mail address as the receipt does, which has a copy of the pattern", () => {
  const [own, copy] = [
    "site/model/submissions/read-fields.ts",
    "widgets/receipt-view/contact-change.tsx",
  ].map((file) => /^const EMAIL = .*$/m.exec(readFileSync(file, "utf8"))?.[0]);
  expect(own).toBeDefined();
  expect(copy).toBe(own);
});
