import type { BlockName } from "../../../../../site/model/schemas/blocks.ts";

const DEMAND_LEVELS = '"Critical", "Very High", "High", "Moderate", "Growing"';

/** A block with a mistake, and how it is reported after the file's name. The YAML begins on line 7. */
export const BROKEN_BLOCKS: Record<BlockName, { yaml: string; mistake: string }> = {
  actions: {
    yaml: "- { text: View roles, href: roles }",
    mistake:
      '7 [0].href — found "roles", expected an anchor such as #roles, or a path on this site such as /resume',
  },
  "key-figures": {
    yaml: '- { figure: "75%", label: turnover a year, lable: turnover }',
    mistake:
      '7 [0].lable — found an unknown field, expected one of "figure", "label" (did you mean "label"?)',
  },
  "report-sheets": {
    yaml: "R-103: The superintendent\nR-104: What to ask",
    mistake: "7 L-TX — found nothing, expected text",
  },
  "salary-table": {
    yaml: "- Project Manager\n- Superintendant",
    mistake:
      '8 [1] — found "Superintendant", expected one of "Project Manager", "Structural Engineer", "Superintendent", "Civil Engineer", "MEP Engineer", "Safety Manager", "Estimator", "BIM Coordinator" (did you mean "Superintendent"?)',
  },
  "regional-premiums": {
    yaml: "- West Coats",
    mistake:
      '7 [0] — found "West Coats", expected one of "West Coast", "Texas", "Northeast", "Southeast", "Midwest" (did you mean "West Coast"?)',
  },
  "salary-bands": {
    yaml: "- role: Estimator\n  experience: Entry\n- role: Estimater\n  experience: Mid",
    mistake:
      '9 [1].role — found "Estimater", expected one of "Project Manager", "Structural Engineer", "Superintendent", "Civil Engineer", "MEP Engineer", "Safety Manager", "Estimator", "BIM Coordinator" (did you mean "Estimator"?)',
  },
  specializations: {
    yaml: '- name: Commercial\n  range: "$75K-$115K"\n  demand: Hihg\n  focus: Buildings.',
    mistake: `9 [0].demand — found "Hihg", expected one of ${DEMAND_LEVELS} (did you mean "High"?)`,
  },
  "skill-categories": {
    yaml: "- category: Money\n  importance: Esential\n  skills: [Cost reports]",
    mistake:
      '8 [0].importance — found "Esential", expected one of "Critical", "Essential", "High" (did you mean "Essential"?)',
  },
  "interview-accordion": {
    yaml: "- category: Schedule\n  questions: What slipped last?",
    mistake: '8 [0].questions — found "What slipped last?", expected a list',
  },
  "interview-questions": {
    yaml: "- question: What slipped last?",
    mistake: "7 [0].purpose — found nothing, expected text",
  },
  "red-flags": {
    yaml: "- flag: No names\n  why: References are missing.\n- flag: No dates",
    mistake: "9 [1].why — found nothing, expected text",
  },
  "best-practices": {
    yaml: "- group: Sourcing\n  practises: [Ask the field.]\n  practices: [Ask the field.]",
    mistake:
      '8 [0].practises — found an unknown field, expected one of "group", "practices" (did you mean "practices"?)',
  },
  "strategy-groups": {
    yaml: "- name: Keep\n  summary: Close the exit.\n  steps: []",
    mistake: "9 [0].steps — found 0 entries, expected at least 1",
  },
  "funding-breakdown": {
    yaml: "- item: Roads\n  amount: 110\n  note: Repair.",
    mistake: '8 [0].amount — found 110, expected text: write "110"',
  },
  markets: {
    yaml: "- name: Dallas\n  demand: Very high\n  note: Data centers.",
    mistake: `8 [0].demand — found "Very high", expected one of ${DEMAND_LEVELS} (did you mean "Very High"?)`,
  },
  roles: {
    yaml: "- role: BIM manager\n  range: $85K to $125K\n  note: Sets the standard.",
    mistake:
      '8 [0].range — found "$85K to $125K", expected a range such as "$65,000-$85,000" or "$75K-$115K"',
  },
  "shortage-metrics": {
    yaml: "- metric: Open jobs\n  value: many\n  severity: Severe\n  note: More than people.",
    mistake: '9 [0].severity — found "Severe", expected one of "Critical", "High"',
  },
  "shortage-bars": {
    yaml: "- { role: Electricians, shortage: 82, severity: Critical }\n- { role: Welders, shortage: 120, severity: High }",
    mistake: "8 [1].shortage — found 120, expected at most 100",
  },
  "evaluation-weights": {
    yaml: "- { category: Field, weight: 60, criteria: [Crews] }\n- { category: Safety, weight: 30, criteria: [Stops work] }",
    mistake: "7 — found a list of 2 entries, expected weights that add up to 100, not 90",
  },
  certifications: {
    yaml: "- name: EPA Section 608\n  level: Requird\n  detail: Refrigerants.",
    mistake:
      '8 [0].level — found "Requird", expected one of "Required", "Preferred", "Helpful" (did you mean "Required"?)',
  },
  "demand-by-sector": {
    yaml: "- sector: Homes\n  demand: Modrate\n  note: Seasonal.",
    mistake: `8 [0].demand — found "Modrate", expected one of ${DEMAND_LEVELS} (did you mean "Moderate"?)`,
  },
  "leed-levels": {
    yaml: "- level: Gold\n  points: 60\n  note: More.",
    mistake: '8 [0].points — found 60, expected text: write "60"',
  },
  "building-types": {
    yaml: "- type: Offices\n  note: Paperwork.",
    mistake: "7 [0].staffing — found nothing, expected text",
  },
  assessments: {
    yaml: "- name: Takeoff\n  task: One floor.\n  lookFor: Order.\n  looksFor: Order.",
    mistake:
      '9 [0].lookFor — found an unknown field, expected one of "name", "task", "looksFor" (did you mean "looksFor"?)',
  },
  challenges: {
    yaml: "- challenge: Few engineers\n  response:",
    mistake: "8 [0].response — found an empty value, expected text",
  },
  points: {
    yaml: "title: Earlier involvement\ndetail: Owners want numbers early.",
    mistake: "7 — found fields, expected a list",
  },
  split: {
    yaml: "- { label: On site, share: 40 }\n- { label: Remote, share: 40 }",
    mistake: "7 — found a list of 2 entries, expected shares that add up to 100, not 80",
  },
  "margin-note": {
    yaml: "figure: 90 days",
    mistake: "7 text — found nothing, expected text",
  },
  "call-to-action": {
    yaml: "context: hvac_articel\nheading: Need people?\ntext: Tell us which.",
    mistake:
      '7 context — found "hvac_articel", expected one of "general", "hvac_article" (did you mean "hvac_article"?)',
  },
};
