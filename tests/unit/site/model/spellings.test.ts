import { expect, test } from "vitest";
import { findSpellings } from "../../../../site/model/checks/spellings.ts";

test.each([
  ["Send it by e-mail.", "e-mail", "email"],
  ["They can not be listed.", "can not", "cannot"],
  ["Walk the deck Afterwards.", "Afterwards", "afterward"],
  ["Counter-offers come on the second day.", "Counter-offers", "counteroffer"],
  ["Two programmes compete for labour.", "programmes", "program"],
])("%s has a word in another spelling", (text, found, expected) => {
  expect(findSpellings(text)[0]).toBe(`found "${found}", expected "${expected}", as US builders write it`);
});

test.each([
  "Send it by email; it cannot be listed afterward.",
  "Find the job, then the site; start up the chiller.",
  "A programmer colors the afterword.",
  "https://www.gov.example/licence/programme",
])("%s is let be", (text) => {
  expect(findSpellings(text)).toEqual([]);
});
