import type { Labels } from "./labels.ts";

/** Labels of the form for pay and regions. */
export const SALARIES_LABELS: Labels = {
  year: "Year",
  roles: [
    "Pay by role at the Midwest baseline",
    {
      role: "Role",
      low: "Low, in dollars",
      high: "High, in dollars",
      average: "Average, in dollars",
      growth: ["Growth", { value: "Growth", source: "Source", asOf: "Date of the source" }],
    },
  ],
  regions: [
    "Regions",
    {
      region: "Region",
      premium: "Premium over the Midwest, in percent",
      highlight: "What drives pay there",
      rule: "Which states, in words",
      states: "States",
    },
  ],
  unpublished: ["States without a premium", { rule: "Which states, in words", states: "States" }],
  experience: [
    "Pay by experience",
    {
      role: "Role",
      style: "How its ranges are written",
      bands: ["Bands", { experience: "Experience", low: "Low, in dollars", high: "High, in dollars" }],
    },
  ],
  demand: ["Demand labels", { label: "Label", meaning: "Meaning" }],
};

const POINT: Labels = { title: "Heading", text: "Text" };

/** Labels of the salary report's form. */
export const REPORT_LABELS: Labels = {
  title: "Title",
  short: "Short title at the top of the sheets",
  cover: "Title on the cover, line by line",
  subtitle: "Sentence on the cover",
  drawing: "What the cover shows, for people who cannot see it",
  method: [
    "Sheet: how the figures are made",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      rules: ["Rules", POINT],
      limits: "What the figures do not cover",
      unpublished: "Words in place of a missing figure",
      example: ["Worked example", { role: "Role", region: "Region" }],
    },
  ],
  summary: [
    "Sheet: what to take away",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      points: ["Findings", POINT],
      uses: ["How to use the report", POINT],
    },
  ],
  roles: [
    "Sheets of the roles",
    {
      role: "Role",
      article: "Article about the role",
      drawing: "Drawing",
      lead: "Sentence below the heading",
      quarters: ["Who belongs in each quarter of the range", POINT],
      moves: ["What moves an offer", POINT],
      weights: ["Scorecard", { name: "Category", weight: "Weight in percent", text: "What counts" }],
      questions: ["Interview questions", { ask: "Question", hear: "What a good answer sounds like" }],
    },
  ],
  glossary: ["Glossary", { term: "Term", text: "Meaning" }],
};
