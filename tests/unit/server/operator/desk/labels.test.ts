import { expect, test } from "vitest";
import { senderName } from "../../../../../server/operator/desk/app/data/labels.ts";
import { createRowOfAge } from "./sample-row.ts";

test("a sender without a name is called by email, or by phone", () => {
  const phone = "(302) 555-0142";
  const row = createRowOfAge(1, { first_name: null, phone });
  expect(senderName(row)).toBe(phone);
  expect(senderName({ ...row, email: "kim@example.com" })).toBe("kim@example.com");
});
