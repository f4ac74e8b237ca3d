import type { BlockName } from "../../../../../site/model/schemas/blocks.ts";

export interface BrokenBlock {
  yaml: string;
  /** 1-based line of the mistake in the YAML. */
  line: number;
  field: string;
  problem: string;
}

const DEMAND_LEVELS = '"Critical", "Very High", "High", "Moderate", "Growing"';
const describeMissing = (type = "text"): string => `found nothing, expected ${type}`;

export const BROKEN_BLOCKS: Record<BlockName, BrokenBlock> = {
  actions: {
    yaml: "- { text: View roles, href: roles }",
    line: 1,
    field: "[0].href",
    problem: 'found "roles", expected an anchor such as #roles, or a path on this site such as /resume',
  },
  "key-figures": {
    yaml: '- { figure: "75%", label: turnover a year, lable: turnover }',
    line: 1,
    field: "[0].lable",
    problem: 'found an unknown field, expected one of "figure", "label" (did you mean "label"?)',
  },
  "report-sheets": {
    yaml: "R-103: The superintendent\nR-104: What to ask",
    line: 1,
    field: "L-TX",
    problem: describeMissing(),
  },
  "salary-table": {
    yaml: "- Project Manager\n- Superintendant",
    line: 2,
    field: "[1]",
    problem:
      'found "Superintendant", expected one of "Project Manager", "Structural Engineer", "Superintendent", "Civil Engineer", "MEP Engineer", "Safety Manager", "Estimator", "BIM Coordinator" (did you mean "Superintendent"?)',
  },
  "regional-premiums": {
    yaml: "- West Coats",
    line: 1,
    field: "[0]",
    problem:
      'found "West Coats", expected one of "West Coast", "Texas", "Northeast", "Southeast", "Midwest" (did you mean "West Coast"?)',
  },
  "salary-bands": {
    yaml: "- role: Estimator\n  experience: Entry\n- role: Estimater\n  experience: Mid",
    line: 3,
    field: "[1].role",
    problem:
      'found "Estimater", expected one of "Project Manager", "Structural Engineer", "Superintendent", "Civil Engineer", "MEP Engineer", "Safety Manager", "Estimator", "BIM Coordinator" (did you mean "Estimator"?)',
  },
  specializations: {
    yaml: '- name: Commercial\n  range: "$75K-$115K"\n  demand: Hihg\n  focus: Buildings.',
    line: 3,
    field: "[0].demand",
    problem: `found "Hihg", expected one of ${DEMAND_LEVELS} (did you mean "High"?)`,
  },
  "skill-categories": {
    yaml: "- category: Money\n  importance: Esential\n  skills: [Cost reports]",
    line: 2,
    field: "[0].importance",
    problem: 'found "Esential", expected one of "Critical", "Essential", "High" (did you mean "Essential"?)',
  },
  "interview-accordion": {
    yaml: "- category: Schedule\n  questions: What slipped last?",
    line: 2,
    field: "[0].questions",
    problem: 'found "What slipped last?", expected a list',
  },
  "interview-questions": {
    yaml: "- question: What slipped last?",
    line: 1,
    field: "[0].purpose",
    problem: describeMissing(),
  },
  "red-flags": {
    yaml: "- flag: No names\n  why: References are missing.\n- flag: No dates",
    line: 3,
    field: "[1].why",
    problem: describeMissing(),
  },
  "best-practices": {
    yaml: "- group: Sourcing\n  practises: [Ask the field.]\n  practices: [Ask the field.]",
    line: 2,
    field: "[0].practises",
    problem: 'found an unknown field, expected one of "group", "practices" (did you mean "practices"?)',
  },
  "strategy-groups": {
    yaml: "- name: Keep\n  summary: Close the exit.\n  steps: []",
    line: 3,
    field: "[0].steps",
    problem: "found 0 entries, expected at least 1",
  },
  "funding-breakdown": {
    yaml: "- item: Roads\n  amount: 110\n  note: Repair.",
    line: 2,
    field: "[0].amount",
    problem: 'found 110, expected text: write "110"',
  },
  markets: {
    yaml: "- name: Dallas\n  demand: Very high\n  note: Data centers.",
    line: 2,
    field: "[0].demand",
    problem: `found "Very high", expected one of ${DEMAND_LEVELS} (did you mean "Very High"?)`,
  },
  roles: {
    yaml: "- role: BIM manager\n  range: $85K to $125K\n  note: Sets the standard.",
    line: 2,
    field: "[0].range",
    problem: 'found "$85K to $125K", expected a range such as "$65,000-$85,000" or "$75K-$115K"',
  },
  "shortage-metrics": {
    yaml: "- metric: Open jobs\n  value: many\n  severity: Severe\n  note: More than people.",
    line: 3,
    field: "[0].severity",
    problem: 'found "Severe", expected one of "Critical", "High"',
  },
  "shortage-bars": {
    yaml: "- { role: Electricians, shortage: 82, severity: Critical }\n- { role: Welders, shortage: 120, severity: High }",
    line: 2,
    field: "[1].shortage",
    problem: "found 120, expected at most 100",
  },
  "evaluation-weights": {
    yaml: "- { category: Field, weight: 60, criteria: [Crews] }\n- { category: Safety, weight: 30, criteria: [Stops work] }",
    line: 1,
    field: "",
    problem: "found a list of 2 entries, expected weights that add up to 100, not 90",
  },
  certifications: {
    yaml: "- name: EPA Section 608\n  level: Requird\n  detail: Refrigerants.",
    line: 2,
    field: "[0].level",
    problem: 'found "Requird", expected one of "Required", "Preferred", "Helpful" (did you mean "Required"?)',
  },
  "demand-by-sector": {
    yaml: "- sector: Homes\n  demand: Modrate\n  note: Seasonal.",
    line: 2,
    field: "[0].demand",
    problem: `found "Modrate", expected one of ${DEMAND_LEVELS} (did you mean "Moderate"?)`,
  },
  "leed-levels": {
    yaml: "- level: Gold\n  points: 60\n  note: More.",
    line: 2,
    field: "[0].points",
    problem: 'found 60, expected text: write "60"',
  },
  "building-types": {
    yaml: "- type: Offices\n  note: Paperwork.",
    line: 1,
    field: "[0].staffing",
    problem: describeMissing(),
  },
  assessments: {
    yaml: "- name: Takeoff\n  task: One floor.\n  lookFor: Order.\n  looksFor: Order.",
    line: 3,
    field: "[0].lookFor",
    problem: 'found an unknown field, expected one of "name", "task", "looksFor" (did you mean "looksFor"?)',
  },
  challenges: {
    yaml: "- challenge: Few engineers\n  response:",
    line: 2,
    field: "[0].response",
    problem: "found an empty value, expected text",
  },
  points: {
    yaml: "title: Earlier involvement\ndetail: Owners want numbers early.",
    line: 1,
    field: "",
    problem: "found fields, expected a list",
  },
  split: {
    yaml: "- { label: On site, share: 40 }\n- { label: Remote, share: 40 }",
    line: 1,
    field: "",
    problem: "found a list of 2 entries, expected shares that add up to 100, not 80",
  },
  "margin-note": {
    yaml: "figure: 90 days",
    line: 1,
    field: "text",
    problem: describeMissing(),
  },
  "call-to-action": {
    yaml: "context: hvac_articel\nheading: Need people?\ntext: Tell us which.",
    line: 1,
    field: "context",
    problem: 'found "hvac_articel", expected one of "general", "hvac_article" (did you mean "hvac_article"?)',
  },
};
