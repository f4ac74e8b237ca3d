import { expect, it } from "vitest";
import { parseMailbox } from "../../../../../../server/jobs/mail/model/mailbox.ts";

it("a mailbox is parsed into a name and an address", () => {
  expect(parseMailbox('"Beam, Inc." <Post@Beam.example>')).toEqual({
    name: "Beam, Inc.",
    address: "post@beam.example",
  });
  expect(parseMailbox("root@localhost")).toEqual({ name: "", address: "root@localhost" });
  expect(parseMailbox("post@beam.example, other@beam.example")).toBeUndefined();
  expect(parseMailbox("Evil\u202e <post@beam.example>")).toBeUndefined();
});
