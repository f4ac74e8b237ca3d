import type { NoticeText } from "../messages.ts";
import type { WayOut } from "./contact-ways.tsx";
import type { FieldErrors } from "../../site/model/submissions/read-fields.ts";

/** A message about the form as a whole. */
export interface Notice extends NoticeText {
  kind: "success" | "failure";
}

/** Ref callback that puts thanks into an element; called with null when it is unmounted. */
export type ShowThanks = (place: HTMLElement | null) => void;

export interface SubmissionState {
  phase: "idle" | "submitting" | "success" | "failure";
  errors: FieldErrors;
  notice: Notice | null;
  /** Why the form shows how else to reach the agency. */
  wayOut: WayOut | null;
  /** How often a submit was refused before anything was sent; each time, focus goes to the first error. */
  rejections: number;
  /** How often a fresh form was asked for; each time, focus goes to its first field. */
  restarts: number;
  /** Fills the form's place with thanks while they stand there. */
  showThanks: ShowThanks | null;
}

export type SubmissionEvent =
  /** The visitor changed a field: what was wrong with these fields no longer holds. */
  | { type: "edit"; fields: readonly string[] }
  /** The values are invalid. */
  | { type: "reject"; errors: FieldErrors; notice: Notice | null; wayOut?: WayOut | null }
  | { type: "send" }
  | { type: "succeed"; notice: Notice; showThanks?: ShowThanks }
  | { type: "fail"; notice: Notice; wayOut?: WayOut }
  | { type: "dismiss" }
  /** The visitor wants to send another. */
  | { type: "restart" };

export const IDLE: SubmissionState = {
  phase: "idle",
  errors: {},
  notice: null,
  wayOut: null,
  rejections: 0,
  restarts: 0,
  showThanks: null,
};

/**
 * The one state machine of all forms: idle → submitting → success or failure; from failure back to submitting; from success, whatever is
 * pressed, only by a restart.
 */
export function advance(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (event.type === "dismiss") return { ...state, notice: null };
  if (state.phase === "success")
    return event.type === "restart" ? { ...IDLE, restarts: state.restarts + 1 } : state;
  switch (event.type) {
    case "edit": {
      const errors = Object.entries(state.errors).filter(([field]) => !event.fields.includes(field));
      if (errors.length === Object.keys(state.errors).length) return state;
      return { ...state, errors: Object.fromEntries(errors) };
    }
    case "reject": {
      if (state.phase === "submitting") return state;
      const { errors, notice, wayOut = null } = event;
      return { ...state, phase: "idle", errors, notice, wayOut, rejections: state.rejections + 1 };
    }
    case "send":
      return { ...state, phase: "submitting", errors: {}, notice: null, wayOut: null };
    case "succeed":
      return { ...state, phase: "success", notice: event.notice, showThanks: event.showThanks ?? null };
    case "fail":
      return { ...state, phase: "failure", notice: event.notice, wayOut: event.wayOut ?? null };
    case "restart":
      return state;
  }
}
