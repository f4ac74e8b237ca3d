import { describe, expect, it } from "vitest";
import { contactFields, employerFields } from "../../../../model/submissions/form-fields.ts";
import { parseEmail } from "../../../../model/submissions/email-address.ts";
import { toObjectKey } from "../../../../model/submissions/object-key.ts";
import { normalizePhone } from "../../../../model/submissions/phone-number.ts";
import { readFields, type FormFields } from "../../../../model/submissions/read-fields.ts";
import { toStoredName } from "../../../../model/submissions/resume-columns.ts";
import { resumeFields } from "../../../../model/submissions/resume-fields.ts";
import { countCharacters } from "../../../../model/submissions/typed-text.ts";
import { readExtension, withExtension } from "../../../../model/resume-check/resume-kind.ts";
import { hasCpuTimes, measureCpu } from "../../../cpu-time.ts";
import { hostileTexts } from "../../../hostile-texts.ts";

/** Length of each text in bytes, and the limit of processor time in milliseconds for all of a form's fields. */
const [bytes, maxMs] = [64 * 1024, 100];

const forms = {
  contact: contactFields,
  resume: resumeFields,
  employer: employerFields,
} satisfies Record<string, FormFields>;

describe.each(Object.entries<FormFields>(forms))("the %s form", (_name, fields) => {
  const errors = { tooLong: "{count} of {max}", emailName: "name", emailAt: "at", emailDomain: "domain" };

  it.each(hostileTexts)("rejects $name, and truncates nothing", ({ fill }) => {
    const text = fill(bytes);
    const result = readFields(fields, { get: () => text }, errors);
    const values = result.ok ? result.values : {};
    for (const [name, value] of Object.entries(values)) {
      const { limit = Infinity } = fields[name] ?? {};
      expect([text.trim(), ""]).toContain(value);
      expect(countCharacters(value)).toBeLessThanOrEqual(limit);
    }
    if (hasCpuTimes)
      expect(measureCpu(() => readFields(fields, { get: () => text }, errors), maxMs)).toBeLessThan(maxMs);
  });
});

describe.runIf(hasCpuTimes)("a text of 64 KB is read quickly", () => {
  const readers: Record<string, (text: string) => unknown> = {
    "an address": parseEmail,
    "a phone number": normalizePhone,
    "a file name": (name) => [readExtension(name), withExtension("pdf", name), toStoredName(name, "1_a.pdf")],
    "an object key": (name) => toObjectKey(1, `${name}.pdf`),
  };

  it.each(Object.entries(readers))("as %s", (_name, read) => {
    for (const { name, fill } of hostileTexts) {
      const text = fill(bytes);
      expect(
        measureCpu(() => read(text), maxMs),
        name,
      ).toBeLessThan(maxMs);
    }
  });
});
