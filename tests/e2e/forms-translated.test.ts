import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { fillForm, quickLead, resume, locateSendButton } from "./sample-forms.ts";
import { simulateTranslation } from "./simulate-translation.ts";

const fixture = usePageFixture();

test.each([quickLead, resume])(
  "$name is sent, and can be opened again, on a page that the browser translates",
  async (sample) => {
    const email = `translated@${sample.tag}.example`;
    const { page, form } = await fixture.visitForm(sample);
    await fillForm(form, sample, email);
    await simulateTranslation(page.locator("body"));
    await locateSendButton(form).click();
    await form.getByRole("heading", { level: 2 }).waitFor();
    expect(await form.locator("dd").allTextContents()).toContain(email);
    await simulateTranslation(page.locator("body"));
    // By key, since a second click where Send was counts as a double click.
    await form.getByRole("button", { name: "Send another" }).press("Enter");
    await expect.poll(() => form.getByLabel(sample.email).inputValue()).toBe("");
    expect(await fixture.rows(sample.table, email)).toHaveLength(1);
  },
);
