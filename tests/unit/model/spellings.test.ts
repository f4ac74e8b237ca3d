import { expect, test } from "vitest";
import { findVariantSpellings } from "../../../model/checks/spellings.ts";

test.each([
  ["Send it by e-mail.", "e-mail", "email"],
  ["Walk the deck Afterwards.", "Afterwards", "afterward"],
  ["Two programmes compete for labour.", "programmes", "program"],
  ["A timber office block is going up.", "office block", "office building"],
  ["The hotel is being refurbished.", "refurbished", "renovate"],
  ["An occupied refurbishment takes care.", "refurbishment", "renovation"],
  ["The tower was refitted floor by floor.", "refitted", "renovate, remodel or retrofit"],
  ["Pay a project uplift.", "uplift", "premium, differential or allowance"],
  ["A separate board for house builders.", "house builders", "home builder"],
  ["Levees and river works.", "river works", "river projects or structures"],
])("a variant spelling is reported: %s", (text, found, expected) => {
  expect(findVariantSpellings(text)[0]).toBe(
    `found "${found}", which is not the usual US term or spelling: write ${expected}`,
  );
});

test.each([
  "Send it by email; it cannot be listed afterward.",
  "Find the job, then the site; start up the chiller.",
  "A programmer colors the afterword.",
  "Public works follow the schedule, and the crew works on the river.",
  "Clips hold the deck against wind uplift.",
  "Warehouse builders erect tilt-wall on a three-building site.",
  "The foreman hands over the keys to a specialist in masonry.",
])("a correct spelling is accepted: %s", (text) => {
  expect(findVariantSpellings(text)).toEqual([]);
});
