import { act } from "react";
import { loadSendForm } from "../../../widgets/forms/load-form-code.ts";
import type { Widget } from "../../../widgets/runtime/widget.ts";
import { createWidgetElement } from "../../../widgets/runtime/widget-element.ts";
import { strictMessages } from "./strict-messages.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Preload these modules. In a browser, they are loaded on first input or after the form is ready.
await Promise.all([loadSendForm(), import("../../../widgets/forms/email-question.ts")]);

/**
 * Mounts a widget on an empty page. Throws if the widget reads a message that its script does not contain.
 */
export async function mountWidget(
  widget: Widget,
  attributes: Record<string, string> = {},
): Promise<HTMLElement> {
  if (customElements.get(widget.tag) === undefined) {
    const config = { ...SAMPLE_CONFIG, messages: strictMessages(widget.tag) };
    customElements.define(widget.tag, createWidgetElement(widget, config));
  }
  document.body.innerHTML = "";
  const element = document.createElement(widget.tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await act(async () => {
    document.body.append(element);
    await Promise.resolve();
  });
  return element;
}

export function field(root: HTMLElement, label: string): HTMLInputElement {
  const found = [...root.querySelectorAll("label")].find((each) => each.textContent?.startsWith(label));
  const control = found?.htmlFor
    ? root.querySelector(`[id="${found.htmlFor}"]`)
    : found?.querySelector("input");
  if (control === null || control === undefined) throw new Error(`there is no field called ${label}`);
  return control as HTMLInputElement;
}

export async function fill(root: HTMLElement, values: Record<string, string | true>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(root, label);
    await act(async () => {
      if (value === true) control.checked = true;
      else control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
      await Promise.resolve();
    });
  }
}

export async function send(root: HTMLElement): Promise<void> {
  await act(async () => {
    root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

export async function sendAnother(root: HTMLElement): Promise<void> {
  const button = [...root.querySelectorAll("button")].find((one) => one.textContent === "Send another");
  await act(async () => {
    button?.click();
    await Promise.resolve();
  });
}

export const fieldErrors = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll(".field-error")].map((error) => error.textContent);

const noticesIn = (role: string): string =>
  [...document.querySelectorAll(`[role=${role}] > .notice`)].map(({ textContent }) => textContent).join();

export const notices = () => ({ status: noticesIn("status"), alert: noticesIn("alert") });
