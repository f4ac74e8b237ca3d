import { expect, it } from "vitest";
import type { DescribedForm } from "../../../../build/answers/describe-form.ts";
import { receive, type Sender } from "../../../../build/answers/receive-form.ts";
import type { Circumstances } from "../../../../widgets/backend/circumstances.ts";
import { IDLE } from "../../../../widgets/forms/submission-state.ts";

/** What a form in a partner's frame stores beside the visitor's words. */
async function circumstancesOf(sender: Partial<Sender>): Promise<Circumstances | undefined> {
  let found: Circumstances | undefined;
  const form: DescribedForm = {
    context: "partner",
    partner: "acme-jobs",
    consent: "I agree.",
    thanks: { title: "Thank you" },
    next: [],
    read: () =>
      Promise.resolve({
        ok: true,
        send: (circumstances) => {
          found = circumstances;
          return Promise.resolve({ ok: true, record: null });
        },
      }),
    fail: () => IDLE,
  };
  const whole: Sender = {
    id: crypto.randomUUID(),
    page: new URL("https://acme.example/jobs/7"),
    isPrivacyAsked: false,
    trap: "",
    insert: () => Promise.resolve(201),
    upload: () => Promise.resolve({ status: 200, key: "" }),
    ...sender,
  };
  await receive(form, new FormData(), whole, "2026-01");
  return found;
}

it("names the partner, and hands the partner's own name for it on", async () => {
  expect(await circumstancesOf({ ref: "job-7" })).toMatchObject({
    partner: "acme-jobs",
    formCheck: { trap: "", ref: "job-7" },
  });
});

it("counts the partner and stores neither its name nor its reference where privacy is asked", async () => {
  const found = await circumstancesOf({ ref: "job-7", isPrivacyAsked: true });
  expect(found?.partner).toBeNull();
  expect(found?.formCheck).toEqual({ trap: "", partner: "acme-jobs" });
});
