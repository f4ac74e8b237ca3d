// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leadFormWidget } from "../../../../widgets/lead-form/widget.ts";
import { field, fieldErrors, fill, mountWidget, notices, send } from "../mount-widget.tsx";
import { backend, resetBackend, sentBy } from "../sent.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";

vi.mock("../../../../widgets/forms/load-backend.ts", async () => {
  const sent = await import("../sent.ts");
  return {
    loadSubmissions: () => Promise.resolve(sent.backend),
    loadResumes: () => Promise.resolve(sent.backend),
  };
});
vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(resetBackend);

const hasField = (root: HTMLElement, label: string): boolean => root.textContent?.includes(label) === true;

describe("the quick lead form", () => {
  it("asks for a role, an email and a phone number", async () => {
    const form = await mountWidget(leadFormWidget);
    expect(field(form, "Role you need").required).toBe(true);
    expect(field(form, "Email").type).toBe("email");
    expect(field(form, "Phone").type).toBe("tel");
    expect(hasField(form, "Company name")).toBe(false);
  });

  it("sends a role and one way to answer", async () => {
    const form = await mountWidget(leadFormWidget, { context: "hvac_article", partner: "trades-board" });
    await fill(form, { "Role you need": " HVAC lead ", Phone: "713 555 0100" });
    await send(form);
    const { values, circumstances } = sentBy(backend.submitQuick);
    expect(values).toEqual({ position: "HVAC lead", email: "", phone: "713 555 0100", urgency: "Standard" });
    expect(circumstances).toMatchObject({
      context: "hvac_article",
      partner: "trades-board",
      consent: { version: SAMPLE_CONFIG.messages.consent.version },
      formCheck: { trap: "" },
    });
    expect(notices().status).toBe(
      "We'll Connect You Within 24 Hours!Our talent acquisition team will reach out with pre-vetted candidates.",
    );
    expect(field(form, "Role you need").value).toBe("");
  });

  it("expands and sends nothing when there is neither email nor phone", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Estimator" });
    await send(form);
    expect(backend.submitQuick).not.toHaveBeenCalled();
    expect(notices().alert).toBe("Almost there!Please complete all fields or call us directly.");
    expect(fieldErrors(form)).toEqual(["Enter your company name", "Enter your email address"]);
    expect(field(form, "Role you need").value).toBe("Estimator");
    expect(document.activeElement).toBe(field(form, "Company name"));
    const company = field(form, "Company name");
    expect(company.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(company.getAttribute("aria-describedby")!)?.textContent).toBe(
      "Enter your company name",
    );
  });

  it("returns to three fields when the expanded form was sent", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Estimator" });
    await send(form);
    await fill(form, { "Company name": "Kestrel", "Work email": "dana@kestrel.co" });
    await send(form);
    expect(sentBy(backend.submitQuick).values).toMatchObject({
      company: "Kestrel",
      email: "dana@kestrel.co",
    });
    expect(hasField(form, "Company name")).toBe(false);
    expect(notices().alert).toBe("");
  });

  it("keeps the values after a failure and sends the same row again", async () => {
    backend.answer = () => Promise.resolve({ ok: false, reason: "unavailable" });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    const first = sentBy(backend.submitQuick).circumstances.id;
    expect(notices().alert).toBe("Submission failedPlease try again or contact us directly.");
    expect(field(form, "Email").value).toBe("a@b.co");
    await send(form);
    expect(sentBy(backend.submitQuick).circumstances.id).toBe(first);
    await fill(form, { Email: "c@d.co" });
    await send(form);
    expect(sentBy(backend.submitQuick).circumstances.id).not.toBe(first);
  });

  it("is not sent twice while it is on its way, and says that it is", async () => {
    let arrive = (): void => undefined;
    backend.answer = () =>
      new Promise((resolve) => {
        arrive = () => resolve({ ok: true, record: {} });
      });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    await send(form);
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    expect([button.textContent, button.disabled]).toEqual(["Connecting...", true]);
    expect(backend.submitQuick).toHaveBeenCalledTimes(1);
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(button.disabled).toBe(false);
  });

  it("shows the urgency where it is asked to, and sends it", async () => {
    const form = await mountWidget(leadFormWidget, { urgency: "true", context: "location_middle" });
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co", Urgent: true });
    await send(form);
    expect(sentBy(backend.submitQuick).values).toMatchObject({ urgency: "Urgent" });
  });

  it("takes its heading and its button's text from attributes", async () => {
    const form = await mountWidget(leadFormWidget, { heading: "Hire estimators", submit: "Find estimators" });
    expect(form.querySelector("button")?.textContent).toBe("Find estimators");
    const named = form.querySelector("form")?.getAttribute("aria-labelledby");
    expect(document.getElementById(named!)?.textContent).toBe("Hire estimators");
  });

  it("tells the hidden field's content to the database instead of refusing it", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co", "Leave this": "https://spam.example" });
    await send(form);
    expect(sentBy(backend.submitQuick).circumstances).toMatchObject({
      formCheck: { trap: "https://spam.example" },
    });
    expect(notices().status).not.toBe("");
  });

  it("stores nothing of the visitor's origin when the browser asks for privacy", async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const form = await mountWidget(leadFormWidget, { partner: "trades-board" });
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    expect(sentBy(backend.submitQuick).circumstances).toMatchObject({
      partner: null,
      origin: { pageUrl: null, referrer: null, utm: null },
    });
    Object.assign(navigator, { globalPrivacyControl: undefined });
  });
});

describe("its events", () => {
  const EVENTS = ["start", "before-submit", "submitted", "error"];

  async function listen(run: (form: HTMLElement) => Promise<void>): Promise<[string, unknown][]> {
    const heard: [string, unknown][] = [];
    const listeners = new AbortController();
    for (const name of EVENTS) {
      document.addEventListener(
        `ridgebeam:${name}`,
        (event) => heard.push([name, (event as CustomEvent<unknown>).detail]),
        { signal: listeners.signal },
      );
    }
    await run(await mountWidget(leadFormWidget, { context: "partner" }));
    listeners.abort();
    return heard;
  }
  const detail = { widget: "lead-form", context: "partner" };

  it("tell the start once, and the submission, and nothing that was typed", async () => {
    const heard = await listen(async (form) => {
      await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
      await send(form);
    });
    expect(heard).toEqual([
      ["start", detail],
      ["before-submit", detail],
      ["submitted", detail],
    ]);
  });

  it("tell why nothing was stored", async () => {
    backend.answer = () => Promise.resolve({ ok: false, reason: "too-many" });
    const heard = await listen(async (form) => {
      await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
      await send(form);
    });
    expect(heard.at(-1)).toEqual(["error", { ...detail, reason: "too-many" }]);
  });

  it("let a page keep the form from being sent", async () => {
    document.addEventListener("ridgebeam:before-submit", (event) => event.preventDefault(), { once: true });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    expect(backend.submitQuick).not.toHaveBeenCalled();
    expect(field(form, "Email").value).toBe("a@b.co");
  });
});

describe("its notices", () => {
  it("stay when they tell of a failure, until they are dismissed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const form = await mountWidget(leadFormWidget);
    await send(form);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(notices().alert).toContain("Almost there!");
    const dismiss = document.querySelector<HTMLButtonElement>('[aria-label="Dismiss"]')!;
    act(() => dismiss.click());
    expect(notices().alert).toBe("");
    vi.useRealTimers();
  });

  it("go by themselves when they tell of success", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    expect(notices().status).not.toBe("");
    act(() => void vi.advanceTimersByTime(10_000));
    expect(notices().status).toBe("");
    vi.useRealTimers();
  });
});
