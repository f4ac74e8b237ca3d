import { expect, it } from "vitest";
import { normalizePhone, isPhone } from "../../../../model/submissions/phone-number.ts";

it.each([
  [" +1 (302) 555-0142 ext. 7 ", "+1 (302) 555-0142 ext. 7"],
  ["３０２\u3000５５５\u2011０１４２", "302 555\u20100142"],
  ["٣٠٢ ٥٥٥ ٠١٤٢", "302 555 0142"],
  ["۳۰۲ ۵۵۵ ۰۱۴۲", "302 555 0142"],
  ["३०२ ५५५ ०१४२", "302 555 0142"],
  ["\u202d302\u2060 555 0142\u202c", "302 555 0142"],
])("a phone number typed as %j is stored as %j", (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
  expect(isPhone(stored)).toBe(true);
});

it.each(["555", "call me", "555 014", ""])("%j is not a phone number", (typed) => {
  expect(isPhone(normalizePhone(typed))).toBe(false);
});
