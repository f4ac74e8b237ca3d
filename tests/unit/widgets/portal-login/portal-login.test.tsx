// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { portalLoginWidget } from "../../../../widgets/portal-login/portal-login.tsx";
import { SAMPLE_CONFIG } from "../sample-config.ts";
import { field, fieldErrors, fill, mountWidget } from "../mount-widget.tsx";

let form: HTMLElement;
beforeEach(async () => {
  form = await mountWidget(portalLoginWidget);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const { demoEmail, demoPassword } = SAMPLE_CONFIG.messages.portalLogin;
const signIn = (): void =>
  act(() => {
    form.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

describe("the portal's sign-in form", () => {
  it("asks for email and password", () => {
    signIn();
    expect(fieldErrors(form)).toEqual(["Email is required", "Password is required"]);
    expect(document.activeElement).toBe(field(form, "Email"));
  });

  it("rejects an invalid address, and a password under six characters", async () => {
    await fill(form, { Email: "dana", Password: "12345" });
    signIn();
    expect(fieldErrors(form)).toEqual([
      "Please enter a valid email address",
      "Password must be at least 6 characters",
    ]);
  });

  it("disables its fields for two seconds, and then rejects unknown accounts", async () => {
    await fill(form, { Email: "dana@b.co", Password: "123456" });
    signIn();
    expect(field(form, "Email").disabled && field(form, "Password").disabled).toBe(true);
    // Browsers remove the focus from a field that is disabled; the test document does not.
    (document.activeElement as HTMLElement).blur();
    act(() => void vi.advanceTimersByTime(1999));
    expect(form.querySelector("[role=alert]")?.textContent).toBe("");
    act(() => void vi.advanceTimersByTime(1));
    expect(form.querySelector("[role=alert]")?.textContent).toBe(
      "Invalid email or password. Please try again.",
    );
    expect(field(form, "Email").value).toBe("dana@b.co");
    expect(field(form, "Email").disabled).toBe(false);
    expect((document.activeElement as HTMLButtonElement).type).toBe("submit");
  });

  it("accepts the demonstration account, and remembers its email on the device if requested", async () => {
    const signInAs = async (password: string, remember: boolean): Promise<void> => {
      await fill(form, { Email: demoEmail, Password: password });
      field(form, "Remember me").checked = remember;
      signIn();
      act(() => void vi.advanceTimersByTime(2000));
    };
    const reopenForm = async (): Promise<[email: string, remember: boolean]> => {
      vi.useRealTimers();
      form = await mountWidget(portalLoginWidget);
      vi.useFakeTimers();
      return [field(form, "Email").value, field(form, "Remember me").checked];
    };
    await signInAs("not-the-one", true);
    expect(await reopenForm()).toEqual(["", false]);
    await signInAs(demoPassword, true);
    expect(form.querySelector("[role=status]")?.textContent).toBe(
      "Login successful! Redirecting to dashboard...",
    );
    expect(await reopenForm()).toEqual([demoEmail, true]);
    expect(field(form, "Password").value).toBe("");
    await signInAs(demoPassword, false);
    expect(await reopenForm()).toEqual(["", false]);
  });

  it("shows the password and hides it again", async () => {
    await fill(form, { Password: "123456" });
    const toggle = form.querySelector<HTMLButtonElement>(".password-toggle")!;
    act(() => toggle.click());
    expect([field(form, "Password").type, toggle.textContent]).toEqual(["text", "Hide password"]);
    act(() => toggle.click());
    expect([field(form, "Password").type, toggle.textContent]).toEqual(["password", "Show password"]);
    expect(field(form, "Password").value).toBe("123456");
  });
});
