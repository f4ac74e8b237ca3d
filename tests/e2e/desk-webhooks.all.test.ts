import { expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { insertLead } from "./insert-lead.ts";
import { requireFit } from "./require-fit.ts";

const fixture = useDesk();

it("an admin adds, tests, pauses and removes an endpoint, by keyboard, at any width", async () => {
  const { page, press, consoleProblems, waitForStatus, waitForTitle } = fixture.dana;
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Webhooks" }).click();
  await waitForTitle("Webhooks");
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  await press("n");
  // The name has the focus; Escape closes the form.
  await page.keyboard.press("Escape");
  await page.getByRole("form", { name: "New endpoint" }).waitFor({ state: "hidden" });
  await press("n");
  await page.keyboard.type("CRM");
  await page.getByLabel("URL").fill("https://127.0.0.1/in?key=topsecret");
  expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
  await page.keyboard.press("Enter");
  const secret = await page.locator("code", { hasText: "whsec_" }).innerText();
  expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/);
  await page.getByRole("button", { name: "I have noted it" }).click();
  await page.getByText("https://127.0.0.1/in?…").waitFor();
  await press("j", "t");
  await waitForStatus("The sample was not accepted: The endpoint's address is inside a private network");
  await press("p");
  await page.getByText("Paused", { exact: true }).waitFor();
  await press("p");
  await page.getByText("Paused", { exact: true }).waitFor({ state: "hidden" });
  await insertLead(fixture.site, { email: "kim@example.com" });
  await page.getByText("1 waiting").waitFor();
  await page.getByText("Last deliveries").click();
  await page.getByRole("listitem").filter({ hasText: "New lead" }).last().waitFor();
  await requireFit(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Phones reach the page from the deliveries.
  await page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("link", { name: /Deliveries/ })
    .click();
  await page.getByRole("link", { name: "Webhooks" }).click();
  await page.getByRole("button", { name: "Remove…" }).click();
  await page.getByRole("button", { name: "Remove endpoint" }).click();
  await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(consoleProblems).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Operators" }).click();
  await page.getByText("webhook removed: name CRM").waitFor();
});
