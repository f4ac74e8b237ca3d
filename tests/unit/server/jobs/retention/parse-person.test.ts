import { expect, it } from "vitest";
import { parsePerson } from "../../../../../server/jobs/retention/parse-person.ts";

it("--erase distinguishes email addresses from phone numbers", () => {
  const person = parsePerson([" Kim.Lee@Example.com", "+1 (302) 555-0142", "302.555.0142 ext 7", "5550142"]);
  expect(person).toEqual({
    emails: ["kim.lee@example.com"],
    phones: ["+1 (302) 555-0142", "302.555.0142 ext 7", "5550142"],
  });
});

it("--erase normalizes emails and phone numbers in the same way as the database", () => {
  const person = parsePerson([
    "<JOSE\u0301@bücher.example>",
    "٣٠٢ ٥٥٥ ٠١٤٢",
    "３０２‑５５５‑０１４２",
    "a..b@x.example",
  ]);
  expect(person).toEqual({
    emails: ["josé@xn--bcher-kva.example", "a..b@x.example"],
    phones: ["302 555 0142", "302‐555‐0142"],
  });
});

it.each(["kim", "", "@", "kim@", "555 01", "a@b c", "call 302 555 0142"])("--erase rejects %j", (text) => {
  expect(() => parsePerson([text])).toThrow(/^--erase needs an email address, or a phone number/);
});
