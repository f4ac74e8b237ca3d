import { describe, expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { listArticlesWithForm } from "./sample-articles.ts";
import { fillForm, locateForm, locateSendButton, quickLead, readNotice } from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

describe("the quick lead form", () => {
  test("accepts a phone number without an email, and stores empty optional fields as null", async () => {
    const { page } = await fixture.visit(quickLead.path);
    const form = locateForm(page, quickLead);
    await form.getByLabel("Role you need").fill("  Phone-only foreman  ");
    await form.getByLabel("Phone").fill("208 555 0122");
    await locateSendButton(form).click();
    await readNotice(page, "status");
    const rows = await fixture.rows("contact_submissions");
    expect(rows.filter(({ phone }) => phone === "208 555 0122")).toMatchObject([
      {
        position_type: "Phone-only foreman",
        email: null,
        first_name: null,
        last_name: null,
        company_name: null,
        project_details: null,
        location: null,
        timeline: "Standard",
        source: "contact_form",
        context: "general",
      },
    ]);
  });

  test.runIf(isFullRun)("in an article stores the article's context", async () => {
    const [[path = "", context = ""] = []] = listArticlesWithForm(1);
    const email = `${context}@context.example`;
    const { page } = await fixture.visit(path);
    const form = locateForm(page, quickLead);
    await fillForm(form, quickLead, email);
    await locateSendButton(form).click();
    await readNotice(page, "status");
    expect(await fixture.rows("contact_submissions", email)).toMatchObject([
      { source: "landing2_form", context, timeline: "Standard" },
    ]);
  });

  test.runIf(isFullRun)("on a state's page stores its urgency", async () => {
    const { page } = await fixture.visit("/locations/texas");
    const form = locateForm(page, quickLead);
    const email = "urgent@texas.example";
    await form.getByLabel("Role you need").fill("Pipefitter");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Urgent").check();
    await locateSendButton(form).click();
    await readNotice(page, "status");
    expect((await fixture.rows("contact_submissions", email))[0]).toMatchObject({
      timeline: "Urgent",
      source: "landing2_form",
      context: "location_middle",
    });
  });

  test("in the header stores its own context", async () => {
    const { page } = await fixture.visit("/about", { viewport: { width: 1280, height: 800 } });
    await page.getByRole("button", { name: "Request Talent" }).hover();
    const form = page.locator("site-header .quick form");
    await page.locator("site-header").getByText("Get Candidates Fast").waitFor();
    await form.getByLabel("Role you need").fill("Surveyor");
    await form.getByLabel("Email").fill("hover@header.example");
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(quickLead.successLines);
    expect((await fixture.rows("contact_submissions", "hover@header.example"))[0]).toMatchObject({
      context: "header",
      source: "landing2_form",
    });
  });
});
