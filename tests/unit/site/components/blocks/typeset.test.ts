import { expect, test } from "vitest";
import { typeset } from "../../../../../site/components/blocks/typeset.ts";

test("quotes and apostrophes of a block are set as in the prose around it", () => {
  expect(typeset([{ flag: `Always "we", never "I"`, why: "They don't say 'mine'." }])).toEqual([
    { flag: "Always “we”, never “I”", why: "They don’t say ‘mine’." },
  ]);
});

test("a quotation that ends in a number is closed", () => {
  expect(typeset(`"Nobody in 2024" is no answer`)).toBe("“Nobody in 2024” is no answer");
});

test("feet, inches, figures and numbers stay as they are", () => {
  expect(typeset({ note: `A 6'-0" trench`, share: 40, range: "$75K-$115K" })).toEqual({
    note: `A 6'-0" trench`,
    share: 40,
    range: "$75K-$115K",
  });
});
