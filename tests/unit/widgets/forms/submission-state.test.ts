import { describe, expect, it } from "vitest";
import {
  reduceSubmission,
  INITIAL_STATE,
  type SubmissionState,
} from "../../../../widgets/forms/submission-state.ts";

const failure = { title: "Submission failed" };
const sendingState: SubmissionState = reduceSubmission(INITIAL_STATE, { type: "send" });
const reject = (state: SubmissionState, errors: Record<string, string>): SubmissionState =>
  reduceSubmission(state, { type: "reject", errors, notice: null });

describe("the state of a form", () => {
  it("ignores a rejection while it is submitting", () => {
    expect(reject(sendingState, { resume: "a" })).toBe(sendingState);
  });

  it("leaves success only on restart", () => {
    const thanksState = reduceSubmission(sendingState, {
      type: "succeed",
      notice: { title: "Thank you!" },
      showThanks: () => undefined,
    });
    const ignoredEvents = [
      { type: "send" },
      { type: "edit", fields: ["email"] },
      { type: "reject", errors: { email: "a" }, notice: null },
      { type: "fail", notice: failure },
    ] as const;
    for (const event of ignoredEvents)
      expect(reduceSubmission(thanksState, event), event.type).toBe(thanksState);
    expect(reduceSubmission(thanksState, { type: "dismiss" })).toMatchObject({
      phase: "success",
      notice: null,
    });
    expect(reduceSubmission(thanksState, { type: "restart" })).toEqual({ ...INITIAL_STATE, restarts: 1 });
  });
});
