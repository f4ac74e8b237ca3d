import { SAMPLE_CONFIG } from "../sample-config.ts";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { readForm } from "../../../../widgets/forms/read-form.ts";
import { textRules, ticked } from "../../../../widgets/forms/rules.ts";

const { optionalEmail, optionalText, requiredEmail, requiredText } = textRules(SAMPLE_CONFIG.messages.errors);

function read(schema: z.ZodMiniType, values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return readForm(schema, data);
}

describe("a required text", () => {
  const schema = z.object({ name: requiredText(5, "Enter a name") });

  it("is trimmed", () => {
    expect(read(schema, { name: "  Ann \n" })).toEqual({ ok: true, values: { name: "Ann" } });
  });

  it("is missing when it is blank or not there at all", () => {
    for (const values of [{ name: "   " }, {} as Record<string, string>]) {
      expect(read(schema, values)).toEqual({
        ok: false,
        errors: { name: "Enter a name" },
        isIncomplete: true,
      });
    }
  });

  it("is refused, not cut, when it is too long", () => {
    expect(read(schema, { name: "Annabel" })).toEqual({
      ok: false,
      errors: { name: "Use 5 characters or fewer; this has 7" },
      isIncomplete: false,
    });
  });

  it("counts an emoji as one character, as the database does", () => {
    expect(read(schema, { name: "🏗️🏗" }).ok).toBe(true);
  });
});

describe("an e-mail address", () => {
  const required = z.object({ email: requiredEmail(40) });
  const optional = z.object({ email: optionalEmail(40) });

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

describe("other rules", () => {
  it("leave an optional text empty", () => {
    expect(read(z.object({ phone: optionalText(40) }), { phone: " " })).toEqual({
      ok: true,
      values: { phone: "" },
    });
  });

  it("want a box ticked", () => {
    const schema = z.object({ employer: ticked("Confirm it") });
    expect(read(schema, {})).toEqual({ ok: false, errors: { employer: "Confirm it" }, isIncomplete: true });
    expect(read(schema, { employer: "on" }).ok).toBe(true);
  });
});

it("of an e-mail address is the receipt's as well, which has a copy", () => {
  const [own, copy] = ["forms/rules.ts", "receipt-view/contact-change.tsx"].map(
    (file) => /^const EMAIL = .*$/m.exec(readFileSync(`widgets/${file}`, "utf8"))?.[0],
  );
  expect(own).toBeDefined();
  expect(copy).toBe(own);
});
