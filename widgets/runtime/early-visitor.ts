/**
 * Loads the script of a widget on the first interaction with it. Holds back submit events, and clicks on
 * buttons that need the script, and repeats them once the widget is ready.
 * @param place target that listens for the widgets' events
 * @param outside target that listens for `ridgebeam:ready`
 * @param widgetOf returns the widget in which an event occurred
 * @param load loads the script of a widget, once
 * @param isAsking returns whether an event in a widget should load its script
 */
export function watchVisitor(
  place: EventTarget,
  outside: EventTarget,
  widgetOf: (event: Event) => Element | false | null | undefined,
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

  // Touch fires pointer events too.
  for (const type of ["focusin", "pointerover", "keydown", "input"])
    on(type, (event) => {
      const widget = widgetOf(event);
      if (widget && isAsking(event, widget)) load(widget);
    });
  // In the capture phase, so that it runs before the events that were held back are repeated.
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
    // Selects buttons that do nothing without a script.
    const button = (event.target as Element).closest?.<HTMLElement>(
      "[type=button]:not([popovertarget],[command])",
    );
    if (widget && button) whenReady(widget, () => button.click());
  });
}

/**
 * Returns whether an event occurred in the part of a widget that needs its script. That is the whole widget,
 * unless it contains an element with `data-wake`.
 */
export const needsScript = ({ target }: Event, widget: Element): boolean =>
  (widget.querySelector("[data-wake]") ?? widget).contains(target as Node);

/** Runs a task once an element is visible, the page has loaded, and the browser is idle. */
export function whenVisible(element: Element, task: () => void): void {
  // Safari lacks idle callbacks. The timeout is for pages that are never idle.
  const wait = (): unknown => window.requestIdleCallback?.(task, { timeout: 3000 }) ?? setTimeout(task, 300);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)!.isIntersecting) return;
    observer.disconnect();
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait);
  });
  observer.observe(element);
}
