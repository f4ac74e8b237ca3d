import type { Backend } from "../backend/client.ts";
import type { WidgetEventName } from "../runtime/events.ts";

/** Counts a later event of a form. */
export type CountEvent = (what: WidgetEventName) => void;

/** Unreported events, one per line: event, form, page path. */
let unreportedEvents = "";

/** A single listener for all forms. With one per form, removed forms could not be garbage-collected. */
let report: (() => void) | undefined;

/**
 * Counts when a form is seen, started, sent, and failed. Reports the counts when the page is hidden, without
 * any data about the visitor. Does nothing if Global Privacy Control is on.
 * @param getCountKey returns the form's current tag, context and partner, separated by commas
 * @param isFormStarted whether the visitor started to fill in the form before this script loaded
 */
export function countForm(
  getCountKey: () => string,
  host: Element,
  form: Element,
  { url, key: apikey }: Backend,
  isFormStarted: boolean,
): CountEvent | undefined {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return undefined;
  const count = (what: WidgetEventName | "shown"): void => {
    // Forms in sandbox mode are not counted.
    if (!host.hasAttribute("sandbox")) unreportedEvents += `${what} ${getCountKey()} ${location.pathname}\n`;
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.unobserve(form);
    count("shown");
  }).observe(form);
  if (isFormStarted) count("start");
  addEventListener(
    "visibilitychange",
    (report ??= () => {
      // Sent as text/plain, which PostgREST passes to a function with a single unnamed parameter.
      if (unreportedEvents)
        fetch(url + "/rest/v1/rpc/count_forms", {
          method: "POST",
          keepalive: true,
          headers: { apikey },
          body: unreportedEvents,
        }).catch(() => 0);
      unreportedEvents = "";
    }),
  );
  return count;
}
