import { warn } from "../warn.ts";
import { closest } from "./closest.ts";

/** Addresses of each tag's scripts, its own first; compiled in. */
declare const WIDGET_CHUNKS: Record<string, readonly string[]>;

const TAGS = Object.keys(WIDGET_CHUNKS).join();

/** Signs that a visitor turns to a widget; a touch is a pointer as well. */
const INTEREST = ["focusin", "pointerover", "keydown", "input"];

/** Buttons that are no form's Send, and open nothing by themselves. */
const SCRIPTED_BUTTON = "[type=button]:not([popovertarget],[command])";

const requested = new Set<string>();
const ready = new WeakSet<EventTarget>();

/** All at once, so that shared code does not wait for the script that asks for it. */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all((WIDGET_CHUNKS[tag] ?? []).map((address) => import(address + suffix)));

function load({ localName: tag }: Element): void {
  if (requested.has(tag)) return;
  requested.add(tag);
  void fetchScripts(tag)
    // Under the same address a browser may remember the failure.
    .catch(() => fetchScripts(tag, "?again"))
    .catch(() => fail(tag));
}

/** A widget whose script does not arrive shows what it shows without scripts: how else to reach the agency. */
function fail(tag: string): void {
  warn(`no script for <${tag}>`);
  for (const widget of document.querySelectorAll(tag)) {
    widget.toggleAttribute("data-failed", true);
    for (const block of widget.querySelectorAll("noscript")) block.outerHTML = block.textContent;
    const detail = { widget: tag, reason: "script" };
    widget.dispatchEvent(new CustomEvent("ridgebeam:error", { detail, bubbles: true, composed: true }));
  }
}

/** The part of a widget that needs its script: all of it, or what it marks with `data-wake`. */
function wake(event: Event): void {
  const widget = closest(event, TAGS);
  const part = widget?.querySelector("[data-wake]") ?? widget;
  if (widget && part?.contains(event.target as Node)) load(widget);
}

/** The widget of an event that comes too early for it. */
function unready(event: Event): Element | null {
  const widget = closest(event, TAGS);
  return widget && !ready.has(widget) ? widget : null;
}

/** Repeats, once a widget is ready, what a visitor did to it before. */
function whenReady(widget: Element, action: () => void): void {
  widget.addEventListener("ridgebeam:ready", action, { once: true });
  load(widget);
}

/** Stops a form that was sent before its widget was ready, and sends it once when it is. */
function delayEarlySubmit(event: SubmitEvent): void {
  const widget = unready(event);
  if (!widget) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute("data-waiting")) return;
  form.toggleAttribute("data-waiting", true);
  const { submitter } = event;
  whenReady(widget, () => {
    form.removeAttribute("data-waiting");
    form.requestSubmit(submitter);
  });
}

/** Repeats a press of a button that does nothing without its widget's script. */
function delayEarlyPress(event: Event): void {
  const widget = unready(event);
  const button = closest(event, SCRIPTED_BUTTON);
  if (widget && button) whenReady(widget, () => button.click());
}

function markReady({ target }: Event): void {
  if (target) ready.add(target);
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
  addEventListener("submit", delayEarlySubmit, true);
  addEventListener("click", delayEarlyPress, true);
  // On the way down, before what was delayed is repeated.
  addEventListener("ridgebeam:ready", markReady, true);
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
