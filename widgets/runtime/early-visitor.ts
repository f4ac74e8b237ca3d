/** Signs that a visitor turns to a widget; a touch begins as a pointer. */
const INTEREST = ["focusin", "pointerover", "keydown", "input"];

/** Buttons that are no form's Send, and open nothing by themselves. */
const SCRIPTED_BUTTON = "[type=button]:not([popovertarget],[command])";

/**
 * Loads a widget as soon as a visitor turns to it, and delays what is too early for its script: a form's Send and the press of a button
 * that does nothing by itself are repeated, once, when the widget is ready.
 * @param place what the events in the widgets pass through
 * @param outside what their `ridgebeam:ready` passes through
 * @param widgetOf the widget that an event happened in
 * @param load fetches a widget's script, unless that was done before
 * @param isAsking whether an event in a widget asks for its script
 */
export function watchVisitor(
  place: EventTarget,
  outside: EventTarget,
  widgetOf: (event: Event) => Element | null | undefined,
  load: (widget: Element) => void,
  isAsking: (event: Event, widget: Element) => boolean,
): void {
  const ready = new WeakSet<EventTarget>();
  const whenReady = (widget: Element, action: () => void): void => {
    widget.addEventListener("ridgebeam:ready", action, { once: true });
    load(widget);
  };
  const unready = (event: Event): Element | false | null | undefined => {
    const widget = widgetOf(event);
    return widget && !ready.has(widget) && widget;
  };

  const on = (type: string, listener: (event: Event) => void): void =>
    place.addEventListener(type, listener, true);

  for (const type of INTEREST)
    on(type, (event) => {
      const widget = widgetOf(event);
      if (widget && isAsking(event, widget)) load(widget);
    });
  // On the way down, before what was delayed is repeated.
  outside.addEventListener("ridgebeam:ready", ({ target }) => ready.add(target as Element), true);

  on("submit", (event) => {
    const widget = unready(event);
    if (!widget) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute("data-waiting")) return;
    form.toggleAttribute("data-waiting");
    const { submitter } = event as SubmitEvent;
    whenReady(widget, () => {
      form.removeAttribute("data-waiting");
      form.requestSubmit(submitter);
    });
  });

  on("click", (event) => {
    const widget = unready(event);
    const button = (event.target as Element).closest?.<HTMLElement>(SCRIPTED_BUTTON);
    if (widget && button) whenReady(widget, () => button.click());
  });
}

/** Whether an event is in the part of a widget that needs its script: all of it, or what it marks with `data-wake`. */
export const wakes = ({ target }: Event, widget: Element): boolean =>
  (widget.querySelector("[data-wake]") ?? widget).contains(target as Node);

/** Does something when an element has come into view, the page is loaded, and the browser has nothing else to do. */
export function whenVisible(element: Element, task: () => void): void {
  // Safari has no idle callbacks, and a page that never rests has no idle time.
  const wait = (): unknown => window.requestIdleCallback?.(task, { timeout: 3000 }) ?? setTimeout(task, 300);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)!.isIntersecting) return;
    observer.disconnect();
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait);
  });
  observer.observe(element);
}
