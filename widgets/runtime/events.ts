/** Detail of an event: which form, in which place. Nothing that the visitor typed. */
export interface WidgetEventDetail {
  /** Tag of the form, such as `lead-form`. */
  widget: string;
  context?: string | undefined;
  /** With `error` only: a code for what went wrong. */
  reason?: string;
  /** In the sandbox only: what it answers. */
  sandbox?: string;
}

export type WidgetEventName = "ready" | "start" | "before-submit" | "submitted" | "error";

/**
 * Dispatches `ridgebeam:<name>` from the custom element, bubbling and composed, and the same as `ridgebeam-<name>`: templates of some
 * frameworks bind no event whose name has a colon.
 * @returns false when a listener cancelled one of them, which only `before-submit` allows
 */
export function emit(host: EventTarget | null, name: WidgetEventName, detail: WidgetEventDetail): boolean {
  const cancelable = name === "before-submit";
  return [":", "-"]
    .map((sign) =>
      host?.dispatchEvent(
        new CustomEvent(`ridgebeam${sign}${name}`, { detail, bubbles: true, composed: true, cancelable }),
      ),
    )
    .every((isLetPass) => isLetPass !== false);
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
