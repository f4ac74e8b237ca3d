import type { Page } from "playwright";
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
