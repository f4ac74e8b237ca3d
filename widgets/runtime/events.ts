/** Identifies the form and its context. Never contains what a visitor typed. */
export interface WidgetEventDetail {
  /** Tag name, such as `lead-form`. */
  widget: string;
  context?: string | undefined;
  reason?: string;
  sandbox?: string;
}

export type WidgetEventName = "ready" | "start" | "before-submit" | "submitted" | "error";

/**
 * Dispatches the event `ridgebeam:<name>` from the custom element. Then dispatches it again as
 * `ridgebeam-<name>`, since templates of some frameworks cannot bind event names with a colon.
 * @returns for each of the two events, false if a listener canceled it
 */
export function emit(
  host: EventTarget | null,
  name: WidgetEventName,
  detail: WidgetEventDetail,
  cancelable?: boolean,
): (boolean | undefined)[] {
  return [":", "-"].map((sign) =>
    host?.dispatchEvent(
      new CustomEvent(`ridgebeam${sign}${name}`, { detail, bubbles: true, composed: true, cancelable }),
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
