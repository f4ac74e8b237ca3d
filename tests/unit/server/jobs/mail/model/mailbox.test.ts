import { describe, expect, it } from "vitest";
import { parseMailbox, toMailAddress } from "../../../../../../server/jobs/mail/model/mailbox.ts";

describe("an email address", () => {
  it.each([
    ["kim@example.com", "kim@example.com"],
    ["kim.o'neil+job@mail.example.co", "kim.o'neil+job@mail.example.co"],
    ["kim@bücher.example", "kim@xn--bcher-kva.example"],
    ["kim@exa\u200bmple.com", "kim@example.com"],
    ["root@localhost", "root@localhost"],
  ])("parsed from %j is %j", (text, address) => expect(toMailAddress(text)).toBe(address));

  it.each([
    "victim,kim@example.com",
    "kim@example.com,other@example.com",
    "<kim>@example.com",
    "group:kim@example.com;",
    '"kim"@example.com',
    "kim@example.com\r\nBcc: x@example.com",
    "kim@",
    "@example.com",
    "kim@-example.com",
    "kim@example..com",
    `${"k".repeat(65)}@example.com`,
  ])("is not parsed from %j", (text) => expect(toMailAddress(text)).toBeUndefined());
});

it("a mailbox is parsed into a name and an address", () => {
  expect(parseMailbox('"Beam, Inc." <Post@Beam.example>')).toEqual({
    name: "Beam, Inc.",
    address: "post@beam.example",
  });
  expect(parseMailbox("post@beam.example, other@beam.example")).toBeUndefined();
  expect(parseMailbox("Evil\u202e <post@beam.example>")).toBeUndefined();
});
