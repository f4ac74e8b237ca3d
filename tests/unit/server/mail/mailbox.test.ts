import { describe, expect, it } from "vitest";
import { isPlainAddress } from "../../../../server/mail/mailbox.ts";

describe("a plain address", () => {
  it.each([
    "kim@example.com",
    "kim.o'neil+job@mail.example.co",
    "用户@例子.example",
    "a@xn--fsqu00a.example",
  ])("is %s", (address) => expect(isPlainAddress(address)).toBe(true));

  it.each([
    "victim,kim@example.com",
    "kim@example.com,other@example.com",
    "<kim>@example.com",
    "group:kim@example.com;",
    '"kim"@example.com',
    "kim@example.com\r\nBcc: x@example.com",
    "kim\u202e@example.com",
    "kim@exa\u200bmple.com",
    "kim@",
    "@example.com",
    "kim@-example.com",
    "kim@example..com",
    `${"k".repeat(65)}@example.com`,
  ])("is not %j", (address) => expect(isPlainAddress(address)).toBe(false));
});
