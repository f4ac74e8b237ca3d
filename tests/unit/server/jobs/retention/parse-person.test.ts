import { expect, it } from "vitest";
import { parsePerson } from "../../../../../server/jobs/retention/parse-person.ts";

it("--erase distinguishes email addresses from phone numbers", () => {
  const person = parsePerson([
    " Kim.Lee@Example.com",
    "a..b@x.example",
    "٣٠٢ ٥٥٥ ٠١٤٢",
    "302.555.0142 ext 7",
  ]);
  expect(person).toEqual({
    emails: ["kim.lee@example.com", "a..b@x.example"],
    phones: ["302 555 0142", "302.555.0142 ext 7"],
  });
});

it.each(["kim", "", "@", "kim@", "555 01", "a@b c", "call 302 555 0142"])("--erase rejects %j", (text) => {
  expect(() => parsePerson([text])).toThrow(/^--erase needs an email address, or a phone number/);
});

it.each([
  "@".padEnd(65_536, "x"),
  `${"x".repeat(250)}@a.co`,
  "1 ".repeat(30_000),
  " 3".repeat(21),
  "<".repeat(65_536),
])("--erase rejects what is longer than a form accepts (%#)", (text) => {
  expect(() => parsePerson([`a${text}`])).toThrow(/^--erase needs an email address, or a phone number/);
  expect(() => parsePerson([text])).toThrow(/^--erase needs an email address, or a phone number/);
});

it("--erase takes ten addresses and ten numbers", () => {
  const emails = Array.from({ length: 11 }, (_, index) => `kim${index}@example.com`);
  const phones = emails.map((_, index) => String(3025550100 + index));
  expect(parsePerson([...emails.slice(1), ...phones.slice(1)]).phones).toHaveLength(10);
  expect(() => parsePerson(emails)).toThrow(/^--erase takes at most 10 email addresses and 10 phone numbers/);
  expect(() => parsePerson(phones)).toThrow(/^--erase takes at most 10/);
});

it("rejects addresses whose letters no pattern can search", () => {
  const addresses = Array.from({ length: 10 }, (_none, index) => `${index}${"é".repeat(230)}@x.example`);
  expect(() => parsePerson(addresses)).toThrow("at most 800 letters other than a to z; name fewer at once");
  expect(parsePerson(addresses.slice(0, 3)).emails).toHaveLength(3);
});
