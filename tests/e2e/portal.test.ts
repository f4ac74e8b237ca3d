import { expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { containsFocus } from "./has-focus.ts";

// The unit tests of `<portal-login>` cover its messages. This test checks that it works on its page and sends
// nothing.

const fixture = useFormFixture();

test("the candidate sign-in rejects an unknown account, keeps the focus, and sends nothing", async () => {
  const { page, postedPaths } = await fixture.visit("/portal");
  const form = page.locator("main portal-login");
  await form.getByLabel("Password", { exact: true }).fill("wrong-password");
  await form.getByLabel("Email").fill("candidate@example.com");
  await form.getByLabel("Password", { exact: true }).press("Enter");
  await form.getByRole("button", { name: "Signing in..." }).waitFor();
  await form.getByRole("alert").getByText("Invalid email or password. Please try again.").waitFor();
  await expect.poll(() => containsFocus(form)).toBe(true);
  expect(await form.getByLabel("Email").inputValue()).toBe("candidate@example.com");
  expect(page.url()).toBe(`${fixture.site.url}/portal`);
  expect(postedPaths).toEqual([]);
});
