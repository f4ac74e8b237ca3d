// @vitest-environment happy-dom
import { SAMPLE_CONFIG } from "../sample-config.ts";
import { act } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { oneOf, text } from "../../../../model/tags/tag-description.ts";
import { widget } from "../../../../widgets/runtime/widget.ts";
import { defineWidget, mount } from "../../../../widgets/runtime/widget-element.ts";
import { WidgetRoot } from "../../../../widgets/runtime/widget-root.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let mounts = 0;
const probe = widget(
  "probe-form",
  { heading: text(80), layout: oneOf(["stack", "row"]) },
  ({ heading, layout }) => {
    mounts++;
    return (
      <form>
        <p>{heading ?? "no heading"}</p>
        <input name="role" />
        <input name="agreed" type="checkbox" />
        <input name="resume" type="file" />
        <i>{layout ?? "no layout"}</i>
      </form>
    );
  },
);

type ProbeElement = HTMLElement & { heading?: string | undefined };

const prerender = (attributes: Record<string, string>): string => {
  const root = <WidgetRoot widget={probe} attributes={attributes} config={SAMPLE_CONFIG} />;
  const markup = renderToString(root, { identifierPrefix: "w1" });
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<probe-form${written.join("")} data-instance="w1">${markup}</probe-form>`;
};
const settle = (change: () => void = () => undefined): Promise<void> =>
  act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });
const show = (html: string): Promise<void> =>
  settle(() => {
    const container = document.createElement("div");
    container.innerHTML = html;
    document.body.replaceChildren(...container.childNodes);
  });
const element = (): ProbeElement => document.querySelector<ProbeElement>("probe-form")!;
const input = (): HTMLInputElement => element().querySelector("input")!;

beforeAll(() => defineWidget(probe, SAMPLE_CONFIG.messages));
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

describe("a prerendered tag", () => {
  it("preserves its nodes, typed text, checkboxes and focus during hydration, and logs nothing", async () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const container = document.createElement("div");
    container.innerHTML = prerender({ heading: "Hire" });
    const [typed, ticked] = container.querySelectorAll("input");
    await settle(() => {
      document.body.append(container);
      typed!.value = "Superintendent";
      ticked!.checked = true;
      typed!.focus();
    });
    expect(input()).toBe(typed);
    expect(typed!.value).toBe("Superintendent");
    expect(ticked!.checked).toBe(true);
    expect(document.activeElement).toBe(typed);
    expect(report).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("dispatches the ready event once per name, to listeners on ancestors", async () => {
    const receivedEvents: unknown[] = [];
    const recordEvent = (event: Event): unknown =>
      receivedEvents.push([event.type, (event as CustomEvent).detail]);
    const names = ["ridgebeam:ready", "ridgebeam-ready"];
    for (const name of names) document.addEventListener(name, recordEvent);
    await show(prerender({}));
    expect(receivedEvents).toEqual(names.map((name) => [name, { widget: "probe-form" }]));
    for (const name of names) document.removeEventListener(name, recordEvent);
  });

  it("preserves typed text, checkboxes and files when a browser extension has changed its markup, and warns", async () => {
    const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const container = document.createElement("div");
    container.innerHTML = prerender({}).replace("<input", "<svg></svg><input");
    const [typed, ticked, chosen] = container.querySelectorAll("input");
    typed!.value = "Superintendent";
    ticked!.checked = true;
    const transfer = new DataTransfer();
    transfer.items.add(new File(["%PDF-"], "cv.pdf"));
    chosen!.files = transfer.files;
    await settle(() => document.body.append(container));
    const [text, box, file] = element().querySelectorAll("input");
    expect(text).not.toBe(typed);
    expect([text!.value, box!.checked, file!.files?.[0]?.name]).toEqual(["Superintendent", true, "cv.pdf"]);
    expect(String(consoleWarn.mock.calls[0]?.[0])).toContain("<probe-form> was re-rendered");
    vi.restoreAllMocks();
  });

  it("waits for its markup if its tag is defined before the page is parsed", async () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const parsedElement = document.createElement("div");
    parsedElement.innerHTML = prerender({ heading: "Parsed" });
    const form = parsedElement.querySelector("form")!;
    const createdElement = parsedElement.firstElementChild as HTMLElement;
    const markup = [...createdElement.childNodes];
    createdElement.replaceChildren();
    await settle(() => document.body.append(createdElement));
    expect(createdElement.childNodes.length).toBe(0);
    createdElement.append(...markup);
    state.mockRestore();
    await settle(() => document.dispatchEvent(new Event("DOMContentLoaded")));
    expect(createdElement.querySelectorAll("form").length).toBe(1);
    expect(createdElement.querySelector("form")).toBe(form);
  });

  it("preserves a change made before hydration, and its nodes", async () => {
    const container = document.createElement("div");
    container.innerHTML = prerender({ heading: "Before" });
    const typed = container.querySelector("input")!;
    await settle(() => {
      document.body.append(container);
      typed.value = "Estimator";
      element().setAttribute("heading", "After");
    });
    expect(element().querySelector("p")?.textContent).toBe("After");
    expect(input()).toBe(typed);
    expect(typed.value).toBe("Estimator");
  });
});

describe("a tag without markup", () => {
  it("renders itself once it is in the document", async () => {
    mounts = 0;
    const createdElement = document.createElement("probe-form");
    createdElement.setAttribute("heading", "Hire");
    await settle();
    expect(mounts).toBe(0);
    await settle(() => document.body.append(createdElement));
    expect(createdElement.querySelector("p")?.textContent).toBe("Hire");
  });

  it("falls back to the default for a value that is not allowed", async () => {
    await show('<probe-form layout="sideways"></probe-form>');
    expect(element().querySelector("i")?.textContent).toBe("no layout");
  });

  it("adopts a property that was set before the tag was defined", async () => {
    const lateWidget = { ...probe, tag: "late-form" };
    const createdElement: ProbeElement = document.createElement("late-form");
    createdElement.heading = "Set early";
    await settle(() => {
      document.body.append(createdElement);
      defineWidget(lateWidget, SAMPLE_CONFIG.messages);
      customElements.upgrade(createdElement);
    });
    expect(createdElement.querySelector("p")?.textContent).toBe("Set early");
    expect(Object.hasOwn(createdElement, "heading")).toBe(false);
  });
});

describe("a mounted tag", () => {
  it("updates with its attributes, including removed and empty ones", async () => {
    await show('<probe-form heading="One" layout="row"></probe-form>');
    act(() => element().setAttribute("heading", "Two"));
    expect(element().querySelector("p")?.textContent).toBe("Two");
    act(() => element().setAttribute("heading", ""));
    expect(element().querySelector("p")?.textContent).toBe("");
    expect(element().heading).toBe("");
    act(() => element().removeAttribute("heading"));
    expect(element().querySelector("p")?.textContent).toBe("no heading");
    expect(element().heading).toBeUndefined();
    act(() => element().removeAttribute("layout"));
    expect(element().querySelector("i")?.textContent).toBe("no layout");
  });

  it("updates with its properties", async () => {
    await show("<probe-form></probe-form>");
    act(() => {
      element().heading = "By property";
    });
    expect(element().querySelector("p")?.textContent).toBe("By property");
    expect(element().getAttribute("heading")).toBe("By property");
  });

  it("preserves typed text when it is moved in the document", async () => {
    await show("<probe-form></probe-form><main></main>");
    const typed = input();
    typed.value = "Foreman";
    await settle(() => document.querySelector("main")!.append(element()));
    expect(input()).toBe(typed);
    expect(typed.value).toBe("Foreman");
  });

  it("unmounts its tree when it is removed, and renders again when it is reinserted", async () => {
    await show(prerender({ heading: "Back" }));
    const removedElement = element();
    await settle(() => removedElement.remove());
    expect(removedElement.querySelector("form")).toBeNull();
    await settle(() => removedElement.setAttribute("heading", "Changed meanwhile"));
    expect(removedElement.querySelector("form")).toBeNull();
    await settle(() => document.body.append(removedElement));
    expect(removedElement.querySelector("p")?.textContent).toBe("Changed meanwhile");
  });

  it("can be moved without disconnecting in browsers with moveBefore", () => {
    expect(customElements.get("probe-form")?.prototype).toHaveProperty("connectedMoveCallback");
  });
});

it("inside a shadow root, a widget hydrates the markup of the given element", async () => {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const root = <WidgetRoot widget={probe} attributes={{}} config={SAMPLE_CONFIG} />;
  const markup = renderToString(root, { identifierPrefix: "w1" });
  shadow.innerHTML = `<style></style><div data-instance="w1">${markup}</div>`;
  const typed = shadow.querySelector("input")!;
  document.body.append(host);
  const container = shadow.querySelector("div")!;
  await settle(() => void mount(probe, host, {}, { config: SAMPLE_CONFIG, container }));
  expect(shadow.querySelector("input")).toBe(typed);
  expect(host.querySelector("form")).toBeNull();
});

it("registration does not redefine an existing tag, and warns", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const first = customElements.get("probe-form");
  defineWidget(probe, SAMPLE_CONFIG.messages);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("<probe-form> is already defined")),
  );
  expect(customElements.get("probe-form")).toBe(first);
  warn.mockRestore();
});
