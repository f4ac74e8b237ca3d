import { describe, expect, it } from "vitest";
import type { ComposedMail } from "../../../../../server/jobs/mail/write-mail.ts";
import { createFaultDetector } from "../../../../../server/jobs/mail/mail-channel.ts";

const mail = {} as ComposedMail;
const failToCompose = () => Promise.reject(new TypeError("dispatcher.getOwner is not a function"));

describe("an email that cannot be composed", () => {
  it("counts as a bug until a sample email of the same kind can be composed", async () => {
    let isComposingBroken = true;
    const faultDetector = createFaultDetector(() =>
      isComposingBroken ? failToCompose() : Promise.resolve(),
    );
    await expect(faultDetector.compose("sender-report", failToCompose)).rejects.toMatchObject({
      scope: "fault",
      message: "The email could not be composed: dispatcher.getOwner is not a function",
    });
    await faultDetector.compose("agency-lead", () => Promise.resolve(mail));
    await expect(faultDetector.check()).rejects.toThrow(
      "cannot compose sender-report emails: dispatcher.getOwner is not a function",
    );
    isComposingBroken = false;
    await faultDetector.compose("sender-report", () => Promise.resolve(mail));
    await faultDetector.check();
  });

  it("counts as the submission's fault if a sample email can be composed, and the server stays ready", async () => {
    const faultDetector = createFaultDetector(() => Promise.resolve());
    await expect(faultDetector.compose("sender-receipt", failToCompose)).rejects.toMatchObject({
      scope: "retry",
    });
    await faultDetector.check();
  });
});
