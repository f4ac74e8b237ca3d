import { describe, expect, it } from "vitest";
import type { ComposedMail } from "../../../../../server/jobs/mail/compose/compose.ts";
import { createFaultDetector } from "../../../../../server/jobs/mail/detect-compose-faults.ts";

const mail = {} as ComposedMail;
const failToCompose = () => Promise.reject(new TypeError("dispatcher.getOwner is not a function"));

describe("an email that cannot be composed", () => {
  it("counts as a bug until a sample email of the same kind can be composed", async () => {
    let isBroken = true;
    const watch = createFaultDetector(() => (isBroken ? failToCompose() : Promise.resolve()));
    await expect(watch.compose("sender-report", failToCompose)).rejects.toMatchObject({
      scope: "fault",
      message: "The email could not be composed: dispatcher.getOwner is not a function",
    });
    await watch.compose("agency-lead", () => Promise.resolve(mail));
    await expect(watch.check()).rejects.toThrow(
      "cannot compose sender-report emails: dispatcher.getOwner is not a function",
    );
    isBroken = false;
    await watch.compose("sender-report", () => Promise.resolve(mail));
    await watch.check();
  });

  it("counts as the submission's fault if a sample email can be composed, and the server stays ready", async () => {
    const watch = createFaultDetector(() => Promise.resolve());
    await expect(watch.compose("sender-receipt", failToCompose)).rejects.toMatchObject({ scope: "retry" });
    await watch.check();
  });
});
