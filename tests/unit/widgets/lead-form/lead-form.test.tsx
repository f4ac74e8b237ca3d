// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leadFormWidget } from "../../../../widgets/lead-form/lead-form.tsx";
import { field, fieldErrors, fill, mountWidget, notices, send, sendAnother } from "../mount-widget.tsx";
import { backend, resetBackend, latestSubmission } from "../mock-backend.ts";
import { SAMPLE_CONFIG } from "../sample-config.ts";
import { readNoticeLines } from "../../../read-behavior.ts";

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(resetBackend);

const hasField = (root: HTMLElement, label: string): boolean => root.textContent?.includes(label) === true;

describe("the quick lead form", () => {
  it("has the page's role as the example, and superintendents on pages without one", async () => {
    const form = await mountWidget(leadFormWidget, { position: "HVAC technician" });
    expect(field(form, "Role you need").placeholder).toBe("HVAC technician");
    expect(field(await mountWidget(leadFormWidget), "Role you need").placeholder).toBe("Superintendent");
  });

  it("asks for a role, an email and a phone number", async () => {
    const form = await mountWidget(leadFormWidget);
    expect(field(form, "Role you need").required).toBe(true);
    expect(field(form, "Email").type).toBe("email");
    expect(field(form, "Phone").type).toBe("tel");
    expect(hasField(form, "Company name")).toBe(false);
  });

  it("shows the page's place and role, and sends them or what the visitor changed", async () => {
    const form = await mountWidget(leadFormWidget, { location: "Wyoming", position: "Superintendent" });
    expect([field(form, "Location").value, field(form, "Role you need").value]).toEqual([
      "Wyoming",
      "Superintendent",
    ]);
    await fill(form, { Location: "Casper, Wyoming", Phone: "713 555 0100" });
    await send(form);
    expect(latestSubmission().columns).toMatchObject({
      location: "Casper, Wyoming",
      position_type: "Superintendent",
    });
  });

  it("sends its context, its partner and the consent, and lists the next steps once it is stored", async () => {
    const form = await mountWidget(leadFormWidget, { context: "hvac_article", partner: "trades-board" });
    await fill(form, { "Role you need": "HVAC lead", Phone: "713 555 0100" });
    await send(form);
    expect(latestSubmission().metadata).toMatchObject({
      context: "hvac_article",
      partner: "trades-board",
      consent: { version: SAMPLE_CONFIG.messages.consent.version },
      formCheck: { trap: "" },
    });
    expect([...form.querySelectorAll("li b")].map((step) => step.textContent)).toEqual([
      "Received",
      "We call or write",
      "Screened candidates",
    ]);
  });

  it("expands and sends nothing if there is neither email nor phone, until a phone number is entered", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Estimator" });
    await send(form);
    expect(backend.submitForm).not.toHaveBeenCalled();
    expect(notices().alert).toBe(readNoticeLines("quickIncomplete").join(""));
    expect(fieldErrors(form)).toEqual(["Enter an email address or a phone number"]);
    expect(field(form, "Role you need").value).toBe("Estimator");
    const email = field(form, "Work email");
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const [errorId = ""] = email.getAttribute("aria-describedby")!.split(" ");
    expect(document.getElementById(errorId)?.textContent).toBe("Enter an email address or a phone number");
    // Company is the last field, and optional.
    const names = [...form.querySelectorAll<HTMLInputElement>(".field-input")].map(({ name }) => name);
    expect(names).toEqual(["position", "email", "phone", "company"]);
    expect([field(form, "Company name").required, email.required]).toEqual([false, false]);
    expect(field(form, "Company name").labels?.[0]?.textContent).toContain("optional");

    await fill(form, { Phone: "713 555 0100" });
    expect(fieldErrors(form)).toEqual([]);
    await send(form);
    expect(latestSubmission().columns).toMatchObject({
      position_type: "Estimator",
      phone: "713 555 0100",
    });
  });

  it("groups email and phone as one choice of which one is enough", async () => {
    const form = await mountWidget(leadFormWidget);
    const hint = form.querySelector(".form-hint")!;
    expect(hint.textContent).toMatch(/^Give an email or a phone number/);
    for (const formState of ["compact", "expanded"]) {
      for (const label of [formState === "compact" ? "Email" : "Work email", "Phone"]) {
        const group = field(form, label).closest("[role=group]");
        expect(group?.getAttribute("aria-label"), label).toBe("One is enough");
        expect(field(form, label).getAttribute("aria-describedby")?.split(" ")).toContain(hint.id);
        expect(group?.firstElementChild, label).toBe(hint);
      }
      expect(field(form, "Role you need").closest("[role=group]")).toBeNull();
      await send(form);
    }
  });

  it.each([
    ["Email", "dana@kestrel", "email address", "Check the part after the @: it ends like company.com"],
    ["Phone", "555", "phone number", "Enter a phone number with at least 7 digits"],
  ])("mentions an invalid value if nothing is missing (%s)", async (label, value, name, error) => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Estimator", [label]: value });
    await send(form);
    expect(notices().alert).toBe(`Please enter a valid ${name}`);
    expect(fieldErrors(form)).toEqual([error]);
  });

  it("shows contact links if its notice says to call, and if sending fails", async () => {
    const { phone, email } = SAMPLE_CONFIG.agency;
    const form = await mountWidget(leadFormWidget);
    const readShownFallback = (): string | undefined =>
      form.querySelector<HTMLElement>(".form-fallback")!.dataset["shown"];
    expect(readShownFallback()).toBeUndefined();
    await send(form);
    expect(readShownFallback()).toBe("direct");
    expect(form.querySelector(`a[href="${phone.href}"]`)).not.toBeNull();
    expect(form.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
    await fill(form, { "Role you need": "Estimator", Phone: "713 555 0100" });
    backend.answer = () => Promise.resolve({ ok: false, reason: "unavailable" });
    await send(form);
    expect(readShownFallback()).toBe("failed");
    backend.answer = () => Promise.resolve({ ok: false, reason: "too-many" });
    await send(form);
    expect(readShownFallback()).toBe("tooMany");
    expect(form.textContent).toContain("Too many tries. Wait a while, or email or call us instead.");
  });

  it("has three fields again after the expanded form is sent", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Estimator" });
    await send(form);
    await fill(form, { "Company name": "Kestrel", "Work email": "dana@kestrel.co" });
    await send(form);
    expect(latestSubmission().columns).toMatchObject({
      company_name: "Kestrel",
      email: "dana@kestrel.co",
    });
    expect(notices().alert).toBe("");
    await sendAnother(form);
    expect(hasField(form, "Company name")).toBe(false);
  });

  it("preserves the values after a failure, and sends the same row again", async () => {
    backend.answer = () => Promise.resolve({ ok: false, reason: "unavailable" });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    const first = latestSubmission().metadata.id;
    expect(notices().alert).toBe("Submission failedPlease try again or contact us directly.");
    expect(field(form, "Email").value).toBe("a@b.co");
    await send(form);
    expect(latestSubmission().metadata.id).toBe(first);
    await fill(form, { Email: "c@d.co" });
    expect(notices().alert).toContain("Submission failed");
    backend.answer = () => new Promise(() => undefined);
    await send(form);
    expect(latestSubmission().metadata.id).not.toBe(first);
    expect(notices().alert).toBe("");
  });

  it("is not sent twice while it is pending, and shows that it is being sent", async () => {
    let resolveResponse = (): void => undefined;
    backend.answer = () =>
      new Promise((resolve) => {
        resolveResponse = () => resolve({ ok: true, record: {} });
      });
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    // Enter and a click at the same time, before React renders that the form is being sent.
    await act(async () => {
      form.querySelector("form")!.requestSubmit();
      form.querySelector("form")!.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve));
    });
    await send(form);
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    expect([button.textContent, button.disabled]).toEqual(["Connecting...", true]);
    expect(backend.submitForm).toHaveBeenCalledTimes(1);
    await act(async () => {
      resolveResponse();
      await Promise.resolve();
    });
    expect(form.querySelector("form")).toBeNull();
  });

  it("shows the field for urgency if configured, and sends its value", async () => {
    const form = await mountWidget(leadFormWidget, { urgency: "true", context: "location_middle" });
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co", Urgent: true });
    await send(form);
    expect(latestSubmission().columns).toMatchObject({ timeline: "Urgent" });
  });

  it("gets its heading and its button's text from attributes", async () => {
    const form = await mountWidget(leadFormWidget, { heading: "Hire estimators", submit: "Find estimators" });
    expect(form.querySelector("button")?.textContent).toBe("Find estimators");
    const labelId = form.querySelector("form")?.getAttribute("aria-labelledby");
    expect(document.getElementById(labelId!)?.textContent).toBe("Hire estimators");
  });

  it("sends the content of the hidden spam trap to the database instead of rejecting the form", async () => {
    const form = await mountWidget(leadFormWidget);
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co", "Leave this": "https://spam.example" });
    await send(form);
    expect(latestSubmission().metadata).toMatchObject({
      formCheck: { trap: "https://spam.example" },
    });
    expect(notices().status).not.toBe("");
  });
});

describe("the events of the quick lead form", () => {
  const EVENTS = ["ready", "start", "before-submit", "submitted", "error"];

  async function recordEvents(): Promise<[string, unknown][]> {
    const heard: [string, unknown][] = [];
    const listenerController = new AbortController();
    for (const name of EVENTS) {
      document.addEventListener(
        `ridgebeam:${name}`,
        (event) => heard.push([name, (event as CustomEvent<unknown>).detail]),
        { signal: listenerController.signal },
      );
    }
    const form = await mountWidget(leadFormWidget, { context: "partner" });
    await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
    await send(form);
    listenerController.abort();
    return heard;
  }
  const detail = { widget: "lead-form", context: "partner" };

  it("report the start once, and the submission, without the visitor's input", async () => {
    expect(await recordEvents()).toEqual([
      ["ready", detail],
      ["start", detail],
      ["before-submit", detail],
      ["submitted", detail],
    ]);
  });

  it("report why nothing was stored", async () => {
    backend.answer = () => Promise.resolve({ ok: false, reason: "too-many" });
    expect((await recordEvents()).at(-1)).toEqual(["error", { ...detail, reason: "too-many" }]);
  });

  it.each(["ridgebeam:before-submit", "ridgebeam-before-submit"])(
    "let a page cancel the submission (%s)",
    async (name) => {
      document.addEventListener(name, (event) => event.preventDefault(), { once: true });
      const form = await mountWidget(leadFormWidget);
      await fill(form, { "Role you need": "Foreman", Email: "a@b.co" });
      await send(form);
      expect(backend.submitForm).not.toHaveBeenCalled();
      expect(field(form, "Email").value).toBe("a@b.co");
    },
  );
});
