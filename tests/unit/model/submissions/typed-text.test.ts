import { expect, it } from "vitest";
import { isBlank } from "../../../../model/submissions/typed-text.ts";

it.each(["", " \u00a0\u3000", "\u200b\u200d", "\u2060\ufeff", "\u3164", "\u2800"])(
  "%j has no visible character",
  (text) => expect(isBlank(text)).toBe(true),
);

it.each(["a", "می\u200cخواهم", "👩\u200d🔧", "."])("%j has a visible character", (text) => {
  expect(isBlank(text)).toBe(false);
});
