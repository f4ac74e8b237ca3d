import { describe, expect, it } from "vitest";
import { parseSmtpUrl } from "../../../../../../server/jobs/mail/model/mail-settings.ts";

const refusal = (value: string): string => {
  try {
    parseSmtpUrl(value);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${value} was accepted`);
};

describe("the SMTP_URL setting", () => {
  it("defines host, port, TLS and login", () => {
    expect(parseSmtpUrl("smtps://ridge:be%40m%23@smtp.example.com")).toEqual({
      host: "smtp.example.com",
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: "ridge", pass: "be@m#" },
    });
    expect(parseSmtpUrl("smtp://localhost:1025")).toEqual({
      host: "localhost",
      port: 1025,
      secure: false,
      requireTLS: false,
    });
  });

  it("allows an unencrypted password only to this machine", () => {
    expect(parseSmtpUrl("smtp://a:b@smtp.example.com")).toMatchObject({ port: 587, requireTLS: true });
    expect(parseSmtpUrl("smtp://a:b@127.0.0.1:1025")).toMatchObject({ requireTLS: false });
    expect(parseSmtpUrl("smtp://a:b@[::1]:1025")).toMatchObject({ host: "::1", requireTLS: false });
  });

  it.each([
    "smtp.example.com:587",
    "https://smtp.example.com",
    "smtp://",
    "smtp://host:notaport",
    "smtp://user@smtp.example.com",
    "smtp://user:secret@smtp.example.com/inbox",
    "smtps://user:sec#ret@smtp.example.com",
    "smtps://user:100%25%@smtp.example.com",
    "smtp://user:secret",
    "smtp://smtp.example.com:25?password=secret",
    "smtp://smtp.example.com#secret",
    "user:secret@smtp.example.com",
  ])("rejects %s with one line that explains the format", (value) => {
    const message = refusal(value);
    expect(message).toMatch(/^SMTP_URL is ".*"; expected .+\.$/);
    expect(message).not.toContain("\n");
    expect(message).not.toMatch(/sec|secret|100%/);
  });
});
