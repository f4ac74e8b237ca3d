/** Identifies the form and its context. Must not contain anything that a visitor typed. */
export interface WidgetEventDetail {
  widget: string;
  context?: string | undefined;
  reason?: string;
  sandbox?: string;
}

export type WidgetEventName = "ready" | "start" | "before-submit" | "submitted" | "error";

/**
 * Dispatches `ridgebeam:<name>` from the custom element, then `ridgebeam-<name>`, since some template
 * languages cannot bind event names that contain a colon.
 * @returns for each of the two events, false if it was canceled
 */
export function emit(
  host: EventTarget | null,
  name: WidgetEventName,
  detail: WidgetEventDetail,
  cancelable?: boolean,
): (boolean | undefined)[] {
  return [":", "-"].map((separator) =>
    host?.dispatchEvent(
      new CustomEvent(`ridgebeam${separator}${name}`, { detail, bubbles: true, composed: true, cancelable }),
    ),
  );
}

declare global {
  interface HTMLElementEventMap {
    "ridgebeam:ready": CustomEvent<WidgetEventDetail>;
    "ridgebeam:start": CustomEvent<WidgetEventDetail>;
    "ridgebeam:before-submit": CustomEvent<WidgetEventDetail>;
    "ridgebeam:submitted": CustomEvent<WidgetEventDetail>;
    "ridgebeam:error": CustomEvent<WidgetEventDetail>;
  }
}
