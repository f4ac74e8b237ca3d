import { describe, expect, it } from "vitest";
import { parseEmail } from "../../../../model/submissions/email-address.ts";

describe("an email address", () => {
  it.each([
    ["kim@x.example", "kim@x.example"],
    [" Kim.Lee+job@X.Example ", "kim.lee+job@x.example"],
    ["kim@x.example.", "kim@x.example"],
    ["kim@x.example,", "kim@x.example"],
    ["mailto:kim@x.example", "kim@x.example"],
    ["MAILTO:kim@x.example?subject=Hello", "kim@x.example"],
    ["<kim@x.example>", "kim@x.example"],
    ['"Lee, Kim" <kim@x.example>;', "kim@x.example"],
    ["\u200bkim@x\u2060.exam\u00adple\ufeff", "kim@x.example"],
    ["ｋｉｍ＠ｘ．ｅｘａｍｐｌｅ", "kim@x.example"],
    ["kim@bücher.example", "kim@xn--bcher-kva.example"],
    ["kim@BU\u0308CHER.example", "kim@xn--bcher-kva.example"],
    ["KIM@XN--BCHER-KVA.EXAMPLE", "kim@xn--bcher-kva.example"],
    ["kim@x。example", "kim@x.example"],
    ["JOSE\u0301@x.example", "josé@x.example"],
    ["o'hara&sons/2=a@x.co.uk", "o'hara&sons/2=a@x.co.uk"],
    ["“kim@x.example”", "kim@x.example"],
    ["‘kim@x.example’.", "kim@x.example"],
    ["«\u00a0kim@x.example\u00a0»", "kim@x.example"],
    ["(kim@x.example)", "kim@x.example"],
    ["‹kim@x.example›", "kim@x.example"],
    ["“Kim Lee” <kim@x.example>", "kim@x.example"],
    ["o’hara@x.example", "o'hara@x.example"],
  ])("typed as %j is normalized to %j", (typed, email) => {
    expect(parseEmail(typed)).toEqual({ email });
    expect(parseEmail(email)).toEqual({ email });
  });

  it.each([
    ["", "at"],
    ["kim@@x.example", "several"],
    ["kim@x.example, lee@x.example", "several"],
    ["kim@x.example\r\nBcc: lee@x.example", "several"],
    ["a..b@x.example", "name"],
    [".kim@x.example", "name"],
    ["kim.@x.example", "name"],
    ['"kim lee"@x.example', "name"],
    ["group:kim@x.example;", "name"],
    ["@x.example", "name"],
    [`${"k".repeat(65)}@x.example`, "name"],
    ["kim”@x.example", "name"],
    ["kim@", "domain"],
    ["kim@x”.example", "domain"],
    ["kim@o’hara.example", "domain"],
    ["kim@x(y).example", "domain"],
    ["kim@localhost", "domain"],
    ["kim@x..example", "domain"],
    ["kim@-x.example", "domain"],
    ["kim@x_y.example", "domain"],
    ["kim@192.0.2.1", "domain"],
    ["kim@[192.0.2.1]", "domain"],
    ["kim@x.example:25", "domain"],
    ["kim@x.example/path", "domain"],
    ["kim@x%2eexample", "domain"],
    ["kim@x example", "domain"],
    [`kim@${"x".repeat(64)}.example`, "domain"],
  ])("typed as %j is rejected: %s", (typed, error) => {
    expect(parseEmail(typed)).toEqual({ error });
  });

  it("may have a host name without a domain in an operator's settings", () => {
    expect(parseEmail("root@localhost", { allowsHost: true })).toEqual({ email: "root@localhost" });
    expect(parseEmail("root@192.0.2.1", { allowsHost: true })).toEqual({ error: "domain" });
  });
});
