import { expect, test } from "vitest";
import { typesetRanges, typeset } from "../../../model/typeset.ts";

test("quotes and apostrophes in a block are typeset as in prose", () => {
  expect(typeset([{ flag: `Always "we", never "I"`, why: "They don't say 'mine'." }])).toEqual([
    { flag: "Always “we”, never “I”", why: "They don’t say ‘mine’." },
  ]);
});

test("a quotation that ends with a number gets a closing quote", () => {
  expect(typeset(`"Nobody in 2024" is no answer`)).toBe("“Nobody in 2024” is no answer");
});

test("feet, inches and numbers are unchanged", () => {
  expect(typeset({ note: `A 6'-0" trench`, share: 40, count: "1-800" })).toEqual({
    note: `A 6'-0" trench`,
    share: 40,
    count: "1-800",
  });
});

test.each([
  "https://dot.example/FY2024-25%20budget.pdf",
  "https://county.example/o'brien",
  "mailto:k.o'neil@agency.example",
  "tel:+13025550142",
  "k.o'neil@agency.example",
])("the address %s is unchanged", (address) => {
  expect(typeset({ address })).toEqual({ address });
});

test("a text that contains an address and more is typeset", () => {
  expect(typeset("Kim's: kim@agency.example")).toBe("Kim’s: kim@agency.example");
});

test("the abbreviation of the United States in Spanish stays on one line", () => {
  expect(typeset({ lead: "oficios de EE. UU. y EE.UU." })).toEqual({
    lead: "oficios de EE.\u00a0UU. y EE.UU.",
  });
});

test.each([
  ["$75K-$115K", "$75K–$115K"],
  ["$65,000-$85,000 a year", "$65,000–$85,000 a year"],
  ["candidates in 48-72 hours", "candidates in 48–72 hours"],
  ["candidatos en 48-72 horas, 4-7 años", "candidatos en 48–72 horas, 4–7 años"],
  ["10-20%, after 6-12 months", "10–20%, after 6–12 months"],
])("the range %s has an en dash", (text, expected) => {
  expect(typesetRanges(text)).toBe(expected);
});

test.each([
  "(302) 555-0142",
  "R.S. 73-102 to 73-104",
  "a 30-60-90 day plan of 90-day terms",
  "OSHA 30-Hour, a 3-7 record",
  "2025-01-15",
])("%s is not typeset as a range", (text) => {
  expect(typesetRanges(text)).toBe(text);
});
