import { expect, test } from "vitest";
import { findForm } from "../../../../build/answers/find-form.ts";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";

const page = `<site-header data-instance="w1"><input name="_w1R_0_-trap"></site-header>
<lead-form context="services" heading="Hire &amp; build" data-instance="w2"><input name="_w2R_0_-trap"></lead-form>
<contact-form data-instance="w3"><input name="_w3R_0_-trap"></contact-form>`;

const find = (field: string, query?: Record<string, string>) =>
  findForm(page, field, query, SAMPLE_CONFIG.messages);

test("a form is found by its hidden field, with the attributes that its page gives it", () => {
  expect(find("_w2R_0_-trap")).toMatchObject({
    widget: { tag: "lead-form" },
    attributes: { context: "services", heading: "Hire & build" },
  });
  expect(find("_w3R_0_-trap")).toMatchObject({ widget: { tag: "contact-form" } });
});

test("the header's form is the quick form", () => {
  const heading = SAMPLE_CONFIG.messages.header.quickTitle;
  expect(find("_w1R_0_-trap")).toMatchObject({
    widget: { tag: "lead-form" },
    attributes: { context: "header", heading },
  });
});

test("a form in a frame has the attributes of its address, as far as they are known", () => {
  const query = { partner: "acme-jobs", context: "No Context", onclick: "x" };
  expect(find("_w2R_0_-trap", query)?.attributes).toMatchObject({ partner: "acme-jobs", context: undefined });
});

test("what names no form of the page is none", () => {
  for (const field of ["", "position", "_w9R_0_-trap", 'x" name="_w2R_0_-trap'])
    expect(find(field), field).toBeUndefined();
});
