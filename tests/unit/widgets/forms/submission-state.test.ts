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
  it("allows sending again after a failure, and then removes the old notice", () => {
    const failed = reduceSubmission(sendingState, { type: "fail", notice: failure });
    expect(failed).toMatchObject({ phase: "failure", notice: failure });
    expect(reduceSubmission(failed, { type: "send" })).toMatchObject({ phase: "submitting", notice: null });
  });

  it("keeps a failure notice until it is dismissed, no matter what is edited", () => {
    const failed = reduceSubmission(sendingState, { type: "fail", notice: failure });
    expect(reduceSubmission(failed, { type: "edit", fields: ["email"] }).notice).toBe(failure);
    expect(reduceSubmission(failed, { type: "dismiss" }).notice).toBeNull();
  });

  it("clears only the error of the field that is edited", () => {
    const rejected = reject(INITIAL_STATE, { email: "a", phone: "b" });
    expect(reduceSubmission(rejected, { type: "edit", fields: ["email"] }).errors).toEqual({ phone: "b" });
  });

  it("counts every rejection, so that focus moves each time", () => {
    const onceRejected = reject(INITIAL_STATE, { email: "a" });
    const twiceRejected = reject(onceRejected, { email: "a" });
    expect([onceRejected.rejections, twiceRejected.rejections]).toEqual([1, 2]);
  });

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
