import { expect, test } from "vitest";
import { nameForm, type FormOrigin } from "../../../../model/submissions/form-name.ts";

const names = {
  contexts: { location_middle: "State page", header: "Header" },
  states: ["Texas", "New York", "Virginia", "West Virginia"],
};

const nameOf = (origin: Partial<FormOrigin>): string =>
  nameForm(
    { table: "contact_submissions", context: null, source: null, page: null, place: null, ...origin },
    names,
  );

const statePage = { context: "location_middle", source: "landing2_form" };

test("a state page's form is named after the state, also if the location was changed", () => {
  const page = "https://site.example/locations/new-york";
  expect(nameOf({ ...statePage, page, place: "New York" })).toBe("New York page");
  expect(nameOf({ ...statePage, page, place: "Newark, New Jersey" })).toBe("New York page");
});

test("without the page's address, a state page's form is named after the location", () => {
  expect(nameOf({ ...statePage, place: "Texas" })).toBe("Texas page");
  expect(nameOf({ ...statePage, place: "Charleston, West Virginia" })).toBe("West Virginia page");
  for (const place of ["Dallas area", "constructor", "", null])
    expect(nameOf({ ...statePage, place })).toBe("State page");
  expect(nameOf({ ...statePage, page: "https://site.example/locations/constructor" })).toBe("State page");
});

test("other forms are named after their context, source or table, and unknown contexts are shown as sent", () => {
  expect(nameOf({ context: "header", place: "Texas" })).toBe("Header");
  expect(nameOf({ context: "acme_board" })).toBe("acme_board");
  expect(nameOf({ context: "constructor" })).toBe("constructor");
  expect(nameOf({ source: "remote-work-insight" })).toBe("Remote work article");
  expect(nameOf({ table: "resume_submissions" })).toBe("Resume form");
  expect(nameOf({ table: "salary_report_downloads" })).toBe("Report form");
});
