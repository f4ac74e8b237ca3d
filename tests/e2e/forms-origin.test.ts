import { expect, test } from "vitest";
import { useFormStage } from "./form-stage.ts";
import {
  byName,
  contact,
  fillForm,
  formOf,
  quickLead,
  readNotice,
  salaryReport,
  sendButton,
} from "./sample-forms.ts";

// Where a visitor came from is stored, unless the browser asks for privacy.

const stage = useFormStage();

const QUERY =
  "?utm_source=newsletter&utm_medium=email&utm_campaign=spring+2025&fbclid=x&email=someone@x.example";

test.each(byName(contact, salaryReport))(
  "%s stores the page's address and what a campaign says, and nothing else of the query",
  async (_name, sample) => {
    const email = `${sample.tag}@origin.example`;
    const { page } = await stage.visit(sample.path + QUERY);
    const form = formOf(page, sample);
    await fillForm(form, sample, email);
    await sendButton(form).click();
    await readNotice(page, "status");
    const [row] = await stage.rows(sample.table, email);
    expect(row).toMatchObject({
      utm: { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring 2025" },
      page_url: `${stage.site.url}${sample.path}`,
      referrer: null,
      partner: null,
    });
    expect(row?.utm).not.toHaveProperty("fbclid");
  },
);

/** Follows a link to a page with a partner's form, and sends it. */
async function sendFromLink(email: string, isPrivate: boolean) {
  const { page } = await stage.visit("/about", {
    before: async (opened) => {
      if (isPrivate)
        await opened.addInitScript(() =>
          Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
        );
    },
  });
  await page.evaluate((query) => {
    const link = document.createElement("a");
    link.href = `/services${query}`;
    link.textContent = "Onwards";
    document.querySelector("main")?.prepend(link);
  }, QUERY);
  await page.getByText("Onwards").click();
  await page.waitForURL(/services/);
  const form = formOf(page, quickLead);
  await form.evaluate((element) => element.setAttribute("partner", "trades-board"));
  await fillForm(form, quickLead, email);
  await sendButton(form).click();
  await readNotice(page, "status");
  const [row] = await stage.rows("contact_submissions", email);
  return row;
}

test("the page before and the partner are stored as well", async () => {
  expect(await sendFromLink("shared@origin.example", false)).toMatchObject({
    referrer: `${stage.site.url}/about`,
    partner: "trades-board",
    page_url: `${stage.site.url}/services`,
  });
});

test("none of it is stored when the browser asks for privacy", async () => {
  const row = await sendFromLink("private@origin.example", true);
  expect(row).toMatchObject({ utm: null, referrer: null, partner: null, page_url: null });
  expect(row?.position_type).toBe(quickLead.texts["Role you need"]);
});
