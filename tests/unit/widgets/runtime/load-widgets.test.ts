// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "./stub-intersection-observer.ts";

const arrivedTags: string[] = [];
/**
 * Fake file hash. The loader concatenates the folder below, the tag, `-`, and the hash. With this one, the result is
 * a `data:` URL whose script calls `scriptArrived("<tag>-")`.
 */
const FAKE_HASH = '")//';
Object.assign(globalThis, {
  scriptArrived: (name: string) => arrivedTags.push(name.replace(/-$/, "")),
  WIDGET_FOLDER: 'data:text/javascript,globalThis.scriptArrived("',
  WIDGET_HASHES: {
    "calm-form": [FAKE_HASH],
    "early-form": [FAKE_HASH],
    "zone-form": [FAKE_HASH],
    "lost-form": ["no script"],
    "seen-form": [FAKE_HASH],
    "seen-table": [FAKE_HASH],
  },
});

const FORM = "<form method=post><input name=role><button type=submit>Send</button></form>";
/** Waits long enough to assert that nothing happened. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeAll(async () => {
  const { loadWidgetsOnInteraction } = await import("../../../../widgets/runtime/loader/load-widgets.ts");
  loadWidgetsOnInteraction();
});
beforeEach(() => {
  arrivedTags.length = 0;
});

describe("a widget's script", () => {
  it("is fetched on first use of the widget, and only once", async () => {
    const widget = show(`<calm-form>${FORM}</calm-form>`);
    await settle();
    expect(arrivedTags).toEqual([]);
    widget.querySelector("input")?.focus();
    widget.querySelector("input")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await expect.poll(() => arrivedTags).toEqual(["calm-form"]);
    await settle();
    expect(arrivedTags).toEqual(["calm-form"]);
  });

  it("is not fetched on use of a part of the widget that works without the script", async () => {
    const widget = show(`<zone-form><a href="/">Home</a><div data-wake>${FORM}</div></zone-form>`);
    widget.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await settle();
    expect(arrivedTags).toEqual([]);
    widget.querySelector("button")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await expect.poll(() => arrivedTags).toEqual(["zone-form"]);
  });

  it("is fetched once a form, or another widget's section, is visible", async () => {
    const observerCallbacks = new Map<Element, IntersectionObserverCallback>();
    stubIntersectionObserver((element, callback) => observerCallbacks.set(element, callback));
    const { loadVisibleWidgets } = await import("../../../../widgets/runtime/loader/load-widgets.ts");
    const page = show(
      `<main><section><h2>Send</h2><seen-form>${FORM}</seen-form></section>
        <section><h2>Look up</h2><seen-table><select></select></seen-table></section></main>`,
    );
    loadVisibleWidgets();
    const [, second] = page.querySelectorAll("section");
    expect([...observerCallbacks.keys()]).toEqual([page.querySelector("form"), second]);
    const intersections = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    observerCallbacks.get(second!)!(intersections, {} as IntersectionObserver);
    await expect.poll(() => arrivedTags).toEqual(["seen-table"]);
    vi.unstubAllGlobals();
  });

  it("is replaced by email and phone if it fails to load, and an error event is dispatched", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const errorDetails: unknown[] = [];
    document.addEventListener(
      "ridgebeam:error",
      (event) => errorDetails.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    const widget = show(`<lost-form>${FORM}</lost-form>`);
    widget.querySelector("input")?.focus();
    await expect.poll(() => widget.hasAttribute("data-failed")).toBe(true);
    expect(errorDetails).toEqual([{ widget: "lost-form", reason: "script" }]);
    warn.mockRestore();
  });
});

it("a form that is sent before its script has loaded is sent once, when the widget is ready, with the button that was pressed", async () => {
  const widget = show(`<early-form>${FORM}</early-form>`);
  const form = widget.querySelector("form")!;
  const button = widget.querySelector("button")!;
  const submitEvents: SubmitEvent[] = [];
  widget.addEventListener("submit", (event) => {
    event.preventDefault();
    submitEvents.push(event);
  });
  form.requestSubmit(button);
  form.requestSubmit(button);
  await expect.poll(() => arrivedTags).toEqual(["early-form"]);
  expect(submitEvents).toEqual([]);
  expect(form.hasAttribute("data-waiting")).toBe(true);

  widget.dispatchEvent(new CustomEvent("ridgebeam:ready", { bubbles: true, composed: true }));
  expect(submitEvents.length).toBe(1);
  expect(form.hasAttribute("data-waiting")).toBe(false);

  form.requestSubmit(button);
  expect(submitEvents.length).toBe(2);
});
