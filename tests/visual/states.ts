import type { Page } from "playwright";
import { openReceipt } from "./sample-receipt.ts";
import { fillForm, formOf, sendButton, type SampleForm } from "../e2e/sample-forms.ts";

/** The menu of narrow screens. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").waitFor();
}

/** The filters of the comparison of states, which are a sheet on phones. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("group", { name: "OSHA plan" }).waitFor();
}

/** The comparison of states, with two of them kept at its top. */
export async function pinStates(page: Page): Promise<void> {
  for (const state of ["TX", "OH"]) await page.locator(`[name="pin"][value="${state}"]`).check();
}

/** The calculators, each with its first number raised by one step. */
export async function stepUp(page: Page): Promise<void> {
  for (const calculator of await page.locator("hiring-calculator").all()) {
    const number = calculator.getByRole("spinbutton").first();
    await number.focus();
    // The focus fetches the script; a key that is pressed before it would do nothing.
    await page.waitForFunction(() => customElements.get("hiring-calculator"));
    await number.press("ArrowUp");
    await calculator.getByRole("button", { name: "Start over" }).waitFor();
  }
}

/** A receipt whose sender is asked whether to withdraw what was sent. */
export async function askToWithdraw(page: Page): Promise<void> {
  await openReceipt(page);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("group", { name: "Delete it for good?" }).waitFor();
}

/** The page as a printer has it. */
export async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}

/** The quick form under the header's button. */
export async function openQuickForm(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Request Talent" }).click();
  await banner.getByLabel("Email").waitFor();
}

/** A form after Send was pressed with nothing in it. */
export async function sendEmpty(page: Page, tag: string): Promise<void> {
  const form = page.locator(`main ${tag}`);
  await form.locator('button[type="submit"]').click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
}

/** A form after it was really sent, and stored. */
export async function sendFilled(page: Page, sample: SampleForm): Promise<void> {
  const form = formOf(page, sample);
  await fillForm(form, sample, `picture-${page.viewportSize()?.width}@${sample.tag}.example`);
  await sendButton(form).click();
  // The page may say the same elsewhere before anything was sent.
  await page
    .getByRole("status")
    .getByText(sample.success[0] ?? "")
    .first()
    .waitFor();
}
