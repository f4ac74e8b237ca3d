// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WIDGETS } from "../../../../widgets/registry.ts";
import type { Widget } from "../../../../widgets/runtime/widget.ts";
import { backend, resetBackend } from "../mock-backend.ts";
import { mountWidget, send } from "../mount-widget.tsx";

vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(resetBackend);
afterEach(() => vi.useRealTimers());

const findQuestion = (form: HTMLElement): HTMLElement | null => form.querySelector(".field-question");
const findInput = (form: HTMLElement): HTMLInputElement => form.querySelector("input[type=email]")!;

async function type(form: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    findInput(form).value = text;
    findInput(form).dispatchEvent(new Event("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
  });
}

const findWidget = (tag: string): Widget => WIDGETS.find((one) => one.tag === tag)!;

it.each(WIDGETS.filter(({ tag }) => /form|login|header/.test(tag)).map(({ tag }) => [tag]))(
  "<%s> asks whether a mistyped address is meant, and takes the other one with one press",
  async (tag) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const form = await mountWidget(findWidget(tag));
    await type(form, "dana@gmial.con");
    expect(findQuestion(form)?.textContent).toBe("Did you mean dana@gmail.com?");
    expect(findQuestion(form)?.closest("[aria-live]")).not.toBeNull();
    act(() => findQuestion(form)!.click());
    expect(findInput(form).value).toBe("dana@gmail.com");
    expect(document.activeElement).toBe(findInput(form));
    expect(findQuestion(form)).toBeNull();
    await type(form, "dana@gmail.co");
    expect(findQuestion(form)).toBeNull();
  },
);

it("Send asks once if there was no time to, and then sends what is typed", async () => {
  const form = await mountWidget(findWidget("salary-report-form"));
  findInput(form).value = "dana@acme.con";
  await send(form);
  expect(findQuestion(form)?.textContent).toBe("Did you mean dana@acme.com?");
  expect(document.activeElement).toBe(findQuestion(form));
  expect(backend.submitForm).not.toHaveBeenCalled();
  await send(form);
  expect(backend.submitForm).toHaveBeenCalledTimes(1);
  expect(findQuestion(form)).toBeNull();
});

it("a question that is shown does not keep Send from sending", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const form = await mountWidget(findWidget("salary-report-form"));
  await type(form, "dana@gmail.comm");
  expect(findQuestion(form)).not.toBeNull();
  vi.useRealTimers();
  await send(form);
  expect(backend.submitForm).toHaveBeenCalledTimes(1);
});
