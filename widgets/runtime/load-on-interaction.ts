/**
 * Loads a widget's script on the first interaction. Until the widget is hydrated, intercepts submits and
 * clicks on buttons that need the script, and dispatches them again afterwards.
 * @param listenTarget where to listen for interactions
 * @param readyTarget where to listen for `ridgebeam:ready`
 * @param widgetOf returns the widget that contains an event's target
 * @param load loads a widget's script; may be called more than once per widget
 * @param shouldLoad returns whether an event should load the widget's script
 */
export function loadOnInteraction(
  listenTarget: EventTarget,
  readyTarget: EventTarget,
  widgetOf: (event: Event) => Element | false | null | undefined,
  load: (widget: Element) => void,
  shouldLoad: (event: Event, widget: Element) => boolean,
): void {
  const readyWidgets = new WeakSet<EventTarget>();
  const whenReady = (widget: Element, action: () => void): void => {
    widget.addEventListener("ridgebeam:ready", action, { once: true });
    load(widget);
  };
  const findUnreadyWidget = (event: Event): Element | false | null | undefined => {
    const widget = widgetOf(event);
    return widget && !readyWidgets.has(widget) && widget;
  };

  const listen = (type: string, listener: (event: Event) => void): void =>
    listenTarget.addEventListener(type, listener, true);

  // Touch also fires pointer events.
  for (const type of ["focusin", "pointerover", "keydown", "input"])
    listen(type, (event) => {
      const widget = widgetOf(event);
      if (widget && shouldLoad(event, widget)) load(widget);
    });
  // In the capture phase, to run before the intercepted events are dispatched again.
  readyTarget.addEventListener("ridgebeam:ready", ({ target }) => readyWidgets.add(target as Element), true);

  listen("submit", (event) => {
    const widget = findUnreadyWidget(event);
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

  listen("click", (event) => {
    const widget = findUnreadyWidget(event);
    const button = (event.target as Element).closest?.<HTMLElement>(
      "[type=button]:not([popovertarget],[command])",
    );
    if (widget && button) whenReady(widget, () => button.click());
  });
}

/**
 * Returns whether an event's target needs the widget's script: anything within `data-wake` or, without such
 * an element, the whole widget.
 */
export const needsScript = ({ target }: Event, widget: Element): boolean =>
  (widget.querySelector("[data-wake]") ?? widget).contains(target as Node);

/** Runs a task once the element is visible, the page has loaded, and the browser is idle. */
export function runWhenVisible(element: Element, task: () => void): void {
  // Safari lacks `requestIdleCallback`. The timeout is for pages that are never idle.
  const runWhenIdle = (): unknown =>
    window.requestIdleCallback?.(task, { timeout: 3000 }) ?? setTimeout(task, 300);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)!.isIntersecting) return;
    observer.disconnect();
    if (document.readyState === "complete") runWhenIdle();
    else addEventListener("load", runWhenIdle);
  });
  observer.observe(element);
}
