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
