import type { NoticeText } from "../messages.ts";
import type { FieldErrors } from "./read-form.ts";

/** A message about the form as a whole. */
export interface Notice extends NoticeText {
  kind: "success" | "failure";
}

export interface SubmissionState {
  phase: "idle" | "submitting" | "success" | "failure";
  errors: FieldErrors;
  notice: Notice | null;
  /** How often a submit was refused before anything was sent; each time, focus goes to the first error. */
  rejections: number;
}

export type SubmissionEvent =
  /** The visitor changed a field: what was wrong with it no longer holds. */
  | { type: "edit"; field: string }
  /** The values do not do. */
  | { type: "reject"; errors: FieldErrors; notice: Notice | null }
  | { type: "send" }
  | { type: "succeed"; notice: Notice | null }
  | { type: "fail"; notice: Notice }
  | { type: "dismiss" };

export const IDLE: SubmissionState = { phase: "idle", errors: {}, notice: null, rejections: 0 };

/** The one state machine of all forms: idle → submitting → success or failure, and from both back to submitting. */
export function advance(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case "edit": {
      if (!(event.field in state.errors)) return state;
      const errors = Object.entries(state.errors).filter(([field]) => field !== event.field);
      return { ...state, errors: Object.fromEntries(errors) };
    }
    case "reject":
      if (state.phase === "submitting") return state;
      return { phase: "idle", errors: event.errors, notice: event.notice, rejections: state.rejections + 1 };
    case "send":
      return { ...state, phase: "submitting", errors: {}, notice: null };
    case "succeed":
      return { ...state, phase: "success", notice: event.notice };
    case "fail":
      return { ...state, phase: "failure", notice: event.notice };
    case "dismiss":
      return { ...state, notice: null };
  }
}
