import { describe, expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { listArticlesWithForm } from "./sample-articles.ts";
import {
  contact,
  employerLead,
  fillForm,
  locateForm,
  quickLead,
  readNotice,
  remoteWork,
  talentRetention,
  locateSendButton,
  type SampleForm,
} from "./sample-forms.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { isFullRun } from "../is-full-run.ts";

const { consent } = loadSite(process.cwd()).messages;

const fixture = useFormFixture();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function submitSample(sample: SampleForm, email: string) {
  const visit = await fixture.visit(sample.path);
  const form = locateForm(visit.page, sample);
  await fillForm(form, sample, email);
  await locateSendButton(form).click();
  expect(await readNotice(visit.page, "status")).toEqual(sample.successLines);
  const [row, ...others] = await fixture.rows(sample.table, email);
  expect(others).toEqual([]);
  return row;
}

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

  test.runIf(isFullRun).each(listArticlesWithForm(2))(
    "on %s stores the article's context",
    async (path, context) => {
      const row = await submitSample({ ...quickLead, path }, `${context}@context.example`);
      expect(row).toMatchObject({ source: "landing2_form", context, timeline: "Standard" });
    },
  );

  test.runIf(isFullRun).each(["Standard", "Urgent"])(
    "on a state's page stores the urgency %s",
    async (urgency) => {
      const { page } = await fixture.visit("/locations/texas");
      const form = locateForm(page, quickLead);
      const email = `${urgency}@texas.example`.toLowerCase();
      await form.getByLabel("Role you need").fill("Pipefitter");
      await form.getByLabel("Email").fill(email);
      await form.getByLabel(urgency).check();
      await locateSendButton(form).click();
      await readNotice(page, "status");
      expect((await fixture.rows("contact_submissions", email))[0]).toMatchObject({
        timeline: urgency,
        source: "landing2_form",
        context: "location_middle",
      });
    },
  );

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

describe("the contact form", () => {
  test("stores every field, and the browser generates the row's id", async () => {
    const row = await submitSample(contact, "every@field.example");
    expect(row).toMatchObject({
      first_name: "Dana",
      last_name: "Okafor",
      company_name: "Halvorsen Pike",
      phone: "(302) 555-0111",
      position_type: "Bridge foreman",
      timeline: "Within a month",
      location: "Boise, Idaho",
      project_details: "Two river crossings.\nStart in May.",
      source: "contact_form",
    });
    expect(row?.id).toMatch(UUID);
  });
});

describe("the employer lead form", () => {
  test("stores the first and last name, and the accepted consent text with its version", async () => {
    const row = await submitSample(employerLead, "consent@employer.example");
    expect(row).toMatchObject({
      first_name: "Maria",
      last_name: "del Carmen Ruiz",
      phone: "512 555 0144",
      company_name: null,
      position_type: null,
      timeline: null,
      project_details: null,
      source: "landing2_form",
      context: "landing_page",
    });
    const { text, version } = row!.consent as { text: string; version: string };
    expect(text).toContain(consent.employer);
    expect(text).toContain(consent.contact);
    expect(text).toContain(consent.request);
    expect(version).toMatch(/^\d{4}-\d{2}$/);
  });
});

test.runIf(isFullRun).each([
  [remoteWork.name, remoteWork, "remote-work-insight"],
  [talentRetention.name, talentRetention, "talent-retention-insight"],
])(
  "%s stores a role and an email without a phone number, and the article as source",
  async (_name, sample, source) => {
    const email = `${source}@insight.example`;
    const row = await submitSample({ ...sample, texts: { "Role you need": "BIM coordinator" } }, email);
    expect(row).toMatchObject({
      source,
      position_type: "BIM coordinator",
      phone: null,
      first_name: null,
      last_name: null,
      company_name: null,
      timeline: null,
    });
    expect(row?.project_details).toMatch(/^Request from the .+ article/);
  },
);
