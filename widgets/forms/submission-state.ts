import type { NoticeText } from "../../model/tags/tag-description.ts";
import type { ContactReason } from "./contact-links.tsx";
import type { ShowThanks } from "./sending/show-thanks.ts";
import type { FieldErrors } from "../../model/submissions/read-fields.ts";

export interface SubmissionState {
  phase: "idle" | "submitting" | "success" | "failure";
  errors: FieldErrors;
  /** A success notice in the phase `success`, otherwise a failure notice. */
  notice: NoticeText | null;
  contactReason: ContactReason | null;
  rejections: number;
  restarts: number;
  showThanks: ShowThanks | null;
}

export type SubmissionEvent =
  | { type: "edit"; fields: readonly string[] }
  | {
      type: "reject";
      errors: FieldErrors;
      notice: NoticeText | null | undefined;
      contactReason?: ContactReason | undefined;
    }
  | { type: "send" }
  | { type: "succeed"; notice: NoticeText | null; showThanks?: ShowThanks }
  | { type: "fail"; notice: NoticeText; contactReason?: ContactReason }
  | { type: "dismiss" }
  | { type: "restart" };

export const INITIAL_STATE: SubmissionState = {
  phase: "idle",
  errors: {},
  notice: null,
  contactReason: null,
  rejections: 0,
  restarts: 0,
  showThanks: null,
};

/**
 * Reducer for the state of a form. Phases change as follows:
 * - idle → submitting → success or failure
 * - failure → submitting
 * - success → idle, only on restart
 */
export function reduceSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === "dismiss") return { ...state, notice: null };
  if (state.phase === "success")
    return event.type === "restart" ? { ...INITIAL_STATE, restarts: state.restarts + 1 } : state;
  switch (event.type) {
    case "edit": {
      const errors = Object.entries(state.errors).filter(([field]) => !event.fields.includes(field));
      if (errors.length === Object.keys(state.errors).length) return state;
      return { ...state, errors: Object.fromEntries(errors) };
    }
    case "reject": {
      if (state.phase === "submitting") return state;
      const { errors, notice = null, contactReason = null } = event;
      return { ...state, phase: "idle", errors, notice, contactReason, rejections: state.rejections + 1 };
    }
    case "send":
      return { ...state, phase: "submitting", errors: {}, notice: null, contactReason: null };
    case "succeed":
      return { ...state, phase: "success", notice: event.notice, showThanks: event.showThanks ?? null };
    case "fail":
      return { ...state, phase: "failure", notice: event.notice, contactReason: event.contactReason ?? null };
    case "restart":
      return state;
  }
}
