// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resumeFormWidget } from "../../../../widgets/resume-form/resume-form.tsx";
import { field, fieldErrors, fill, mountWidget, notices, send } from "../mount-widget.tsx";
import { backend, resetBackend } from "../mock-backend.ts";

vi.spyOn(console, "warn").mockImplementation(() => undefined);

// Preload this module. In a browser, it is loaded when a file is chosen.
await import("../../../../widgets/resume-form/check-resume.ts");

const PDF = new File(["%PDF-1.7 A resume"], "résumé.pdf", { type: "application/pdf" });
const APPLICANT = {
  "First name": "Ann",
  "Last name": "Lee",
  Email: "ann@lee.co",
  Phone: "713 555 0100",
  "Desired position": "Foreman",
  "Years of experience": "4-7 years",
  "Additional information": "Night shifts are fine",
};

let form: HTMLElement;
beforeEach(async () => {
  resetBackend();
  form = await mountWidget(resumeFormWidget);
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const fileInput = (): HTMLInputElement => form.querySelector<HTMLInputElement>('input[type="file"]')!;
const percent = (): string | null | undefined => form.querySelector(".file-percent")?.textContent;

/** Advances the fake clock in small steps, so that React can render in between. */
async function advanceTime(milliseconds: number): Promise<void> {
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 200) {
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
}

async function choose(file: File): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  await act(async () => {
    fileInput().files = transfer.files;
    fileInput().dispatchEvent(new Event("input", { bubbles: true }));
    fileInput().dispatchEvent(new Event("change", { bubbles: true }));
    await Promise.resolve();
  });
}

describe("the resume form", () => {
  it("shows progress to 100 percent in steps of 10, then that the resume is ready", async () => {
    // Fake timers make the test independent of the machine's speed.
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
    await choose(PDF);
    expect(percent()).toBe("0%");
    await advanceTime(600);
    expect(percent()).toBe("30%");
    expect(form.textContent).not.toContain("Resume uploaded successfully!");
    await advanceTime(1400);
    expect(percent()).toBe("100%");
    expect(form.textContent).toContain("Resume uploaded successfully!");
  });

  it("asks for the file if it is missing", async () => {
    await fill(form, APPLICANT);
    await send(form);
    expect(notices().alert).toBe("Resume RequiredPlease upload your resume before submitting.");
    expect(fieldErrors(form)).toEqual(["Add your resume"]);
    for (const [label, value] of Object.entries(APPLICANT)) expect(field(form, label).value).toBe(value);
    expect(backend.submitResume).not.toHaveBeenCalled();
  });

  it("is replaced by a message with the promised time and a link to the home page once it is stored", async () => {
    await fill(form, APPLICANT);
    await choose(PDF);
    await send(form);
    expect(form.textContent).toContain("24 hours");
    expect(form.querySelector('a[href="/"]')?.textContent).toBe("Return to Homepage");
  });
});
