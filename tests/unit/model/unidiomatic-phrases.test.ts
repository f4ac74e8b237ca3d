import { expect, test } from "vitest";
import { findUnidiomaticPhrases } from "../../../model/checks/spellings.ts";

test.each([
  ["Review the board every second Monday.", "every second Monday", "every other Monday"],
  ["They are still at school or in other states.", "at school", "in school"],
  ["Ask at interview stage.", "at interview stage", "in the interviews, or before the interview"],
  ["The rotation was agreed as a range.", "was agreed as", "was set as, or say that both sides agreed on it"],
  ["A small job under watch.", "under watch", "under supervision, or in public view"],
  ["Whoever has it sees this page.", "Whoever has it", "anyone who has"],
  ["We write the brief with you.", "the brief", "job order (the terms) or intake call (the conversation)"],
  ["Journeyman lineman", "lineman", "lineworker"],
])("a phrase that is not used in the United States is reported: %s", (text, found, expected) => {
  expect(findUnidiomaticPhrases(text)).toEqual([
    `found "${found}", which is not US English: write ${expected}`,
  ]);
});

test.each([
  "Projects are made up to show how it may go.",
  "This is how one may go.",
  "Builders who hire through us",
  "Recent placements",
  "Every candidate knows who you are.",
  "One way of working",
  "One bench of recruiters",
])("a phrase that readers find odd is reported: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toHaveLength(1);
});

test.each([
  "A crew made up of journeymen, and one made up mostly of apprentices.",
  "Debrief the estimate, and keep the brief stop brief.",
  "Every second counts, and every second candidate call is by video.",
  "Electricians at schools and crews at school sites work nights.",
  "Both sides agreed as soon as the range was known.",
  "You'll hear from us, and whoever hires hears it too.",
])("a phrase that is used in the United States is accepted: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toEqual([]);
});
