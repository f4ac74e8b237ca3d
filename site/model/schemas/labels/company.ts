import { LINK, type Labels } from "./labels.ts";

/** Labels of the agency's form. */
export const AGENCY_LABELS: Labels = {
  name: "Name of the agency",
  shortName: "Short name",
  entity: "Kind of legal entity",
  registeredIn: "Where it is registered",
  founded: "Year of its founding",
  phone: ["Phone", { text: "As it is printed", href: "As a link" }],
  email: "Email",
  network: ["Professional network", { name: "Name of the network", href: "Address of the profile" }],
  slogan: "Slogan",
  description: "Description of the agency",
  keywords: "Keywords for search engines",
  securityContactUntil: "Security contact is valid until",
  issue: "Issue in the title block",
  updated: "Last change of the site",
};

/** Labels of the claims' form. */
export const CLAIMS_LABELS: Labels = {
  entries: ["Claims", { id: "Name in texts", meaning: "Meaning", source: "Source", owner: "Owner" }],
};

/** Labels of the form for services and the steps of a search. */
export const SERVICES_LABELS: Labels = {
  services: [
    "Services",
    {
      id: "Service",
      name: "Name",
      summary: "Sentence on the home page",
      terms: "Terms beside the name",
      description: "Description",
      points: "What it covers",
      suits: "Whom it is best for",
    },
  ],
  process: [
    "Steps of a search",
    {
      id: "Anchor in the page's address",
      name: "Name",
      text: "Text",
      result: "What the client has at the end",
    },
  ],
};

/** Labels of the industries' form. */
export const INDUSTRIES_LABELS: Labels = {
  entries: [
    "Industries",
    {
      id: "Industry",
      name: "Name",
      summary: "Short description",
      description: "Description",
      specialties: "Specialties",
      positions: "Key positions",
    },
  ],
};

const COLUMN: Labels = { title: "Heading of the column", links: ["Links", LINK] };

/** Labels of the form for the links of header and footer. */
export const NAVIGATION_LABELS: Labels = {
  links: ["Header links", LINK],
  portal: ["Header: button of the candidate portal", LINK],
  request: ["Header: button that requests talent", LINK],
  explorer: ["Link to the whole salary explorer", LINK],
  footer: [
    "Footer",
    {
      services: ["Services column", COLUMN],
      industries: ["Industries column", COLUMN],
      connect: ["Connect column", COLUMN],
      legal: ["Legal links", LINK],
    },
  ],
};

/** Labels of the form for the places of forms. */
export const CONTEXTS_LABELS: Labels = { entries: ["Places", { id: "Stored name", meaning: "Where it is" }] };

const PERIOD: Labels = { months: "Months", countedFrom: "Counted from" };

/** Labels of the form for how long submissions are kept. */
export const RETENTION_LABELS: Labels = {
  contact_submissions: ["Requests from employers", PERIOD],
  resume_submissions: ["Resumes and applications", PERIOD],
  salary_report_downloads: ["Emails for the salary report", PERIOD],
  backups: ["Backups", { days: "Days at most" }],
};

/** Labels of the redirects' form. */
export const REDIRECTS_LABELS: Labels = {
  paths: ["Redirects", { from: "Old path", to: "New path" }],
  states: [
    "Two-letter codes of states",
    { under: "Path before the code", unknown: "Where an unknown code leads" },
  ],
};
