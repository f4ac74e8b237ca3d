import { describe, expect, it } from "vitest";
import { readMailSettings } from "../../../../../../server/jobs/mail/model/mail-settings.ts";

const agency = { name: "Ridgebeam Talent", email: "hello@ridgebeam.example" };

describe("mail settings", () => {
  it("default to the agency's name and address in the content", () => {
    expect(readMailSettings({ SMTP_URL: "", MAIL_FROM: "" }, agency)).toEqual({
      smtp: undefined,
      from: { name: agency.name, address: agency.email },
      agency: agency.email,
    });
  });

  it("accept an address with or without a name", () => {
    const env = { MAIL_FROM: '"Beam, Inc." <Post@Beam.example>', MAIL_TO: "root@localhost" };
    expect(readMailSettings(env, agency)).toMatchObject({
      from: { name: "Beam, Inc.", address: "post@beam.example" },
      agency: "root@localhost",
    });
    expect(readMailSettings({ MAIL_FROM: "post@beam.example" }, agency).from.name).toBe(agency.name);
  });

  it.each([
    "post at beam",
    "a@b.example, c@d.example",
    "Beam <post>",
    "Beam <a@b.example>\r\nBcc: x@y.example",
    "Evil\u202e <post@beam.example>",
  ])("reject MAIL_FROM %s with a sentence that explains the format", (value) => {
    expect(() => readMailSettings({ MAIL_FROM: value }, agency)).toThrow(
      /^MAIL_FROM is "[^]*"; expected one address such as /,
    );
  });
});
