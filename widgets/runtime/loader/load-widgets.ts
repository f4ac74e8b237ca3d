import { warn } from "../warn.ts";

/** Addresses of each tag's scripts, its own first; compiled in. */
declare const WIDGET_CHUNKS: Record<string, readonly string[]>;

const TAGS = Object.keys(WIDGET_CHUNKS).join();

/** Signs that a visitor turns to a widget. */
const INTEREST = ["focusin", "pointerover", "touchstart", "keydown", "input"];

/** Buttons that are no form's Send, and open nothing by themselves. */
const SCRIPTED_BUTTON = "button[type=button]:not([popovertarget], [command])";

const loading = new Map<string, Promise<unknown>>();
const ready = new WeakSet<EventTarget>();
/** What visitors did to a widget before it was ready, to be done again once it is. */
const early = new Map<EventTarget, (() => void)[]>();

/** All at once, so that shared code does not wait for the script that asks for it. */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all((WIDGET_CHUNKS[tag] ?? []).map((address) => import(address + suffix)));

function load({ localName: tag }: Element): void {
  if (loading.has(tag)) return;
  loading.set(
    tag,
    // Under the same address a browser may remember the failure.
    fetchScripts(tag)
      .catch(() => fetchScripts(tag, "?again"))
      .catch(() => fail(tag)),
  );
}

/** A widget whose script does not arrive shows what it shows without scripts: how else to reach the agency. */
function fail(tag: string): void {
  warn(`the script of <${tag}> did not arrive`);
  for (const widget of document.querySelectorAll(tag)) {
    widget.toggleAttribute("data-failed", true);
    for (const block of widget.querySelectorAll("noscript")) block.outerHTML = block.textContent;
    const detail = { widget: tag, reason: "script" };
    widget.dispatchEvent(new CustomEvent("ridgebeam:error", { detail, bubbles: true, composed: true }));
  }
}

function closestWidget(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(TAGS) : null;
}

/** The part of a widget that needs its script: all of it, or what it marks with `data-wake`. */
function wake(event: Event): void {
  const widget = closestWidget(event);
  const part = widget?.querySelector("[data-wake]") ?? widget;
  if (widget && part?.contains(event.target as Node)) load(widget);
}

function keep(widget: Element, action: () => void): void {
  early.set(widget, [...(early.get(widget) ?? []), action]);
  load(widget);
}

/** Keeps a form that was sent before its widget was ready, to send it once when it is. */
function keepEarlySubmit(event: SubmitEvent): void {
  const widget = closestWidget(event);
  if (!widget || ready.has(widget)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute("data-waiting")) return;
  form.toggleAttribute("data-waiting", true);
  const { submitter } = event;
  keep(widget, () => {
    form.removeAttribute("data-waiting");
    form.requestSubmit(submitter);
  });
}

/** Keeps a press of a button that does nothing without its widget's script. */
function keepEarlyPress(event: Event): void {
  const widget = closestWidget(event);
  if (!widget || ready.has(widget)) return;
  const button = (event.target as Element).closest<HTMLElement>(SCRIPTED_BUTTON);
  if (button) keep(widget, () => button.click());
}

function doEarlyActions({ target }: Event): void {
  if (!target) return;
  ready.add(target);
  for (const action of early.get(target) ?? []) action();
  early.delete(target);
}

function whenIdle(task: () => void): void {
  const wait = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 300);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait);
}

/** Loads a widget when a visitor turns to it; at once. */
export function watchInterest(): void {
  for (const type of INTEREST) addEventListener(type, wake, { capture: true, passive: true });
  addEventListener("submit", keepEarlySubmit, true);
  addEventListener("click", keepEarlyPress, true);
  addEventListener("ridgebeam:ready", doEarlyActions);
}

/** Loads a widget when its form is in view and the page has nothing else to do; to be called when the page is parsed. */
export function watchVisibility(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const widget = target.closest(TAGS);
      if (widget) whenIdle(() => load(widget));
    }
  });
  for (const widget of document.querySelectorAll(TAGS))
    observer.observe(widget.querySelector("form") ?? widget);
}
