import { expect, test } from "vitest";
import { findVariantSpellings } from "../../../../site/model/checks/spellings.ts";

test.each([
  ["Send it by e-mail.", "e-mail", "email"],
  ["They can not be listed.", "can not", "cannot"],
  ["Walk the deck Afterwards.", "Afterwards", "afterward"],
  ["Counter-offers come on the second day.", "Counter-offers", "counteroffer"],
  ["Two programmes compete for labour.", "programmes", "program"],
  ["Plan the handover early.", "handover", "handoff, or turnover for a building"],
  ["You are on a short list of three.", "short list", "shortlist"],
  ["Mega-projects drain the trades.", "Mega-projects", "megaproject"],
  ["A bonus scheme rewards silence.", "bonus scheme", "bonus plan"],
  ["Specialist contractors price it.", "Specialist contractors", "specialty contractor"],
  ["A timber office block is going up.", "office block", "office building"],
  ["The hotel is being refurbished.", "refurbished", "renovate"],
  ["An occupied refurbishment takes care.", "refurbishment", "renovation"],
  ["The tower was refitted floor by floor.", "refitted", "renovate, remodel or retrofit"],
  ["Pay a project uplift.", "uplift", "premium, differential or allowance"],
  ["A separate board for house builders.", "house builders", "home builder"],
  ["House building has a commission.", "House building", "home building"],
  ["Building-site rules differ.", "Building-site", "jobsite"],
  ["Levees and river works.", "river works", "river projects or structures"],
  ["Falsework and temporary works.", "temporary works", "shoring, falsework or another temporary structure"],
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
  "https://www.gov.example/licence/programme",
])("a correct spelling is accepted: %s", (text) => {
  expect(findVariantSpellings(text)).toEqual([]);
});
