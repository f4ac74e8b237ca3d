import type { Labels } from "./labels.ts";

/** Labels of an article's form. */
export const ARTICLE_LABELS: Labels = {
  title: "Heading",
  description: "Description in search results",
  excerpt: "Sentence on the article's card",
  category: "Category",
  tags: "Tags",
  featured: "At the top of the index",
  published: "First published",
  modified: "Last changed",
  states: "States it is about",
  explorer: [
    "Salary explorer",
    { title: "Heading", lead: "Sentence below the heading", table: "Caption of the table" },
  ],
  sources: ["Sources", { name: "Name of the source", year: "Year", url: "Address" }],
};

const FACT: Labels = { source: "Source", asOf: "Date of the source" };

/** Labels of a state's form. */
export const STATE_LABELS: Labels = {
  name: "State",
  slug: "End of the page's address",
  neighbors: "Neighboring states",
  headline: "Sentence below the heading",
  description: "Description in search results",
  market: "The market, in paragraphs",
  sectors: ["Key sectors", { industry: "Industry", name: "Name of the sector", text: "What is built" }],
  cities: ["Major cities", { name: "City", text: "What is built there" }],
  roles: ["Roles we fill", { role: "Role", demand: "Demand", note: "Why" }],
  example: [
    "Illustrative example",
    { company: "Company", role: "Role", project: "Project", city: "City", story: "Story" },
  ],
  facts: [
    "Hiring facts",
    {
      oshaPlan: ["OSHA plan", FACT],
      contractorLicense: ["License for general contractors", FACT],
      rightToWork: ["Right-to-work law", FACT],
      prevailingWage: ["Prevailing-wage law", FACT],
      engineeringBoard: ["Engineering licensing board", FACT],
    },
  ],
  faqs: ["Further questions", { question: "Question", answer: "Answer" }],
};

/** Labels of a legal page's form. */
export const LEGAL_LABELS: Labels = {
  title: "Heading",
  description: "Description in search results",
  lead: "Sentence below the heading",
};
