import type { Labels } from "./labels.ts";

const YES_OR_NO: Labels = { true: "Where there is one", false: "Where there is none" };
const OSHA_PLAN: Labels = {
  federal: "Federal OSHA",
  state: "State plan",
  "state-public-only": "State plan for public employees",
};
const LICENSE: Labels = {
  statewide: "Statewide license",
  "specialty-only": "Licenses for trades only",
  registration: "Registration",
  local: "Local license",
};
const STAGE: Labels = { name: "Stage", note: "Words beside the bar" };
const TITLE: Labels = { title: "Heading" };

/** Labels of the form for the texts that all state pages share. */
export const STATE_PAGE_LABELS: Labels = {
  title: "Title in search results",
  heading: "Heading of the page",
  service: "Name of the service, for search engines",
  hero: ["Top of the page", { primary: "Main button", secondary: "Second button" }],
  chain: [
    "Example figures",
    {
      label: "Name of the figures",
      badge: "Note that they are made up",
      note: "Sentence below the figures",
      shortlist: "Below the days to a shortlist",
      hire: "Below the days to a signed offer",
      candidates: "Below the number of candidates",
      retention: "Below the retention",
    },
  ],
  market: ["Market", { title: "Heading", aside: "Sentence beside the heading" }],
  services: ["Core services", TITLE],
  roles: [
    "Roles and pay",
    {
      title: "Heading",
      columns: [
        "Column headings",
        {
          role: "Role",
          range: "Pay range",
          average: "Average",
          baseline: "Midwest baseline",
          demand: "Demand",
        },
      ],
      unpublished: "Pay that is not published",
      unrated: "Role without a demand label",
      compare: "Link to the comparison of states",
      own: "Pay note: the state is its own region",
      above: "Pay note: the state's region has a premium",
      baseline: "Pay note: the state is in the Midwest",
      unlisted: "Pay note: no premium is published",
    },
  ],
  example: [
    "Example of a search",
    {
      label: "Note that it is made up",
      title: "Heading",
      outcome: "Last sentence of the story",
      terms: [
        "Facts below the story",
        {
          company: "Company",
          candidates: "Candidates presented",
          shortlist: "Days to the shortlist",
          hire: "Days to the signed offer",
        },
      ],
      schedule: "Name of the schedule, for screen readers",
      stages: [
        "Stages of the schedule",
        {
          brief: ["Brief", STAGE],
          shortlist: ["Shortlist", STAGE],
          interviews: ["Interviews", STAGE],
          offer: ["Offer", STAGE],
          signed: ["Signed", STAGE],
        },
      ],
      note: "Note below the schedule",
    },
  ],
  sectors: ["Key sectors", TITLE],
  cities: ["Major cities", { title: "Heading", lead: "Sentence below the heading" }],
  request: [
    "Request form",
    { title: "Heading", offer: "Link to the offer calculator", submit: "Button of the form" },
  ],
  facts: [
    "Hiring facts",
    {
      title: "Heading",
      note: "Note below the facts",
      source: "Word before a source",
      labels: [
        "Names of the facts",
        {
          oshaPlan: "OSHA plan",
          contractorLicense: "Contractor license",
          engineeringBoard: "Engineering board",
          rightToWork: "Right to work",
          prevailingWage: "Prevailing wage",
        },
      ],
      values: [
        "Values of the facts",
        {
          oshaPlan: ["OSHA plan", OSHA_PLAN],
          contractorLicense: ["Contractor license", LICENSE],
          rightToWork: ["Right-to-work law", YES_OR_NO],
          prevailingWage: ["Prevailing-wage law", YES_OR_NO],
        },
      ],
    },
  ],
  questions: [
    "Questions and answers",
    {
      title: "Heading",
      speed: ["How fast", { question: "Question", answer: "Answer" }],
      cost: [
        "What it costs",
        {
          question: "Question",
          answer: "Answer",
          above: "Added where the region has a premium",
          baseline: "Added in the Midwest",
          unlisted: "Added where no premium is published",
        },
      ],
      coverage: ["Cities and sectors", { question: "Question", answer: "Answer" }],
      rules: [
        "Rules",
        {
          question: "Question",
          contractorLicense: ["Sentence on contractor licenses", LICENSE],
          board: "Sentence on the licensing agency",
          engineeringBoard: "Sentence on the engineering board",
          oshaPlan: ["Sentence on the OSHA plan", OSHA_PLAN],
          rightToWork: ["Sentence on right to work", YES_OR_NO],
          prevailingWage: ["Sentence on prevailing wage", YES_OR_NO],
          close: "Last sentence",
        },
      ],
    },
  ],
  nearby: ["Nearby states", TITLE],
  related: ["Articles", TITLE],
};
