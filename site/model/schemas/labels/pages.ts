import { FACT, LINK, type Labels } from "./labels.ts";

/** Labels of the services page's form. */
export const SERVICES_PAGE_LABELS: Labels = {
  figures: "Figures below the top",
  services: [
    "Services",
    { suits: "Words before whom a service is for", includes: "Words before what it covers" },
  ],
  process: [
    "Steps of a search",
    { label: "Name of the list, for screen readers", columns: "Column headings" },
  ],
  terms: ["Terms", { items: ["Terms", { figure: "Figure", title: "When it applies", text: "Text" }] }],
  request: "Request form at the end",
};

/** Labels of the industries page's form. */
export const INDUSTRIES_PAGE_LABELS: Labels = {
  figures: "Figures below the top",
  industries: [
    "Industries",
    {
      specialties: "Words before the specialties",
      positions: "Words before the positions",
      more: "Link text below each industry",
      moreHref: "Where that link leads",
    },
  ],
  request: "Request form at the end",
};

/** Labels of the about page's form. */
export const ABOUT_LABELS: Labels = {
  figures: "Figures below the top",
  firm: ["The firm", { text: "Paragraphs", facts: ["Facts", FACT] }],
  work: [
    "How a search is put together",
    { drawing: "What the drawing shows, for people who cannot see it", points: "Points" },
  ],
  claims: [
    "Table of all figures",
    {
      columns: ["Column headings", { figure: "Figure", meaning: "Meaning", source: "Source" }],
      omitted: "Figures left out of the table",
    },
  ],
  contact: [
    "Contact band at the end",
    { primary: ["Main button", LINK], secondary: ["Second button", LINK] },
  ],
};

/** Labels of the resume page's form. */
export const RESUME_LABELS: Labels = {
  figures: "Figures below the top",
  form: ["Resume form", { next: "Heading of the steps", steps: "What happens next, step by step" }],
  roles: ["Roles and pay", { caption: "Caption of the chart", note: "Note below the chart" }],
  file: [
    "What happens with the file",
    { points: "Points", more: "Words before the links", links: ["Links", LINK] },
  ],
};

/** Labels of the employers' landing page's form. */
export const LANDING_LABELS: Labels = {
  figures: "Figures below the top",
  form: ["Request form", { steps: "What happens next, step by step" }],
  benefits: ["Benefits", { points: ["Benefits", { figure: "Figure" }] }],
  placements: [
    "Recent placements",
    {
      label: "Note that they are made up",
      items: [
        "Placements",
        { role: "Role", project: "Project and state", drawing: "Drawing", facts: ["Facts", FACT] },
      ],
    },
  ],
  closing: ["Band at the end", { action: "Button text" }],
};

/** Labels of the candidate portal's form. */
export const PORTAL_LABELS: Labels = {
  points: "What a receipt shows",
  signIn: ["Sign-in", { title: "Heading", label: "Note that it is a demonstration", text: "Text" }],
  receipt: [
    "Link to the receipt",
    { title: "Heading", text: "Text", link: "Button text", href: "Where it leads" },
  ],
  noAccount: [
    "For people without a resume here",
    { text: "Question", link: "Link text", href: "Where it leads" },
  ],
};

/** Labels of the form for the page of a path that does not exist. */
export const NOT_FOUND_LABELS: Labels = {
  code: "Large number",
  elsewhere: ["Links to other pages", { title: "Heading", links: ["Links", LINK] }],
};

/** Labels of the form for the answers to forms sent without script. */
export const SENT_LABELS: Labels = {
  check: "Heading above a form with mistakes",
  kept: "Note in place of a file that was sent",
  unreadable: "Heading of a form that arrived incomplete",
  home: "Link back to the page of the form",
};

/** Labels of the form for the page on how pay is figured. */
export const PAY_METHOD_LABELS: Labels = {
  scope: "What the table is, and is not",
  rules: ["Rules", { example: "Heading of the worked example" }],
  regions: "Regions",
  experience: [
    "Pay by experience",
    { columns: ["Column headings", { experience: "Experience", range: "Pay" }] },
  ],
  demand: [
    "Demand labels",
    { columns: ["Column headings", { label: "Label", meaning: "Meaning" }], note: "Note below the table" },
  ],
  dates: [
    "Dates and errors",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      points: "Points",
      report: "Text of the link that reports an error",
      subject: "Subject of that email",
    },
  ],
};

/** Labels of the form for the insights index and its categories. */
export const INSIGHTS_LABELS: Labels = {
  title: "Title in search results",
  description: "Description in search results",
  hero: [
    "Top of the page",
    { title: "Heading", lead: "Sentence below the heading", action: ["Button", LINK] },
  ],
  featured: ["Featured articles", { title: "Heading", lead: "Sentence below the heading" }],
  articles: [
    "All articles",
    { title: "Heading", filter: "Name of the filter, for screen readers", all: "Filter for all articles" },
  ],
  categories: [
    "Categories",
    {
      name: "Category",
      slug: "End of the page's address",
      title: "Title in search results",
      description: "Description in search results",
      lead: "Sentence below the heading",
    },
  ],
};

/** Labels of the form for the index of states. */
export const LOCATIONS_LABELS: Labels = {
  title: "Title in search results",
  description: "Description in search results",
  heading: "Heading",
  lead: "Sentence below the heading",
  primary: ["Main button", LINK],
  secondary: ["Second button", LINK],
  map: "What the map shows, for people who cannot see it",
  list: ["List of states", { title: "Heading", lead: "Sentence below the heading" }],
  pay: [
    "Pay by region",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      columns: ["Column headings", { region: "Region", premium: "Premium", states: "States" }],
      baseline: "Word for the baseline in the premium column",
      compare: ["Link to the comparison of states", LINK],
      unlisted: [
        "Row of the states without a premium",
        { name: "Name", premium: "In the premium column", highlight: "Note" },
      ],
    },
  ],
  related: ["Articles at the end", { title: "Heading", articles: "Articles" }],
};
