import { FACT, LINK, type Labels } from "./labels.ts";

const SECTION: Labels = { title: "Heading", lead: "Sentence below the heading" };

/** Labels of the home page's form. */
export const HOME_LABELS: Labels = {
  title: "Title in search results",
  description: "Description in search results",
  hero: [
    "Top of the page",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      primary: ["Main button", LINK],
      secondary: ["Second button", LINK],
      drawing: [
        "Drawing",
        {
          label: "What it shows, for people who cannot see it",
          openPosition: "Words beside the orange beam",
          length: "Dimension along the frame",
          depth: "Dimension across the frame",
        },
      ],
    },
  ],
  figures: ["Figures below the top", { claim: "Figure", label: "Words below it" }],
  services: ["Services", { ...SECTION, more: ["Link below the services", LINK] }],
  partners: [
    "Moving row of firms",
    { title: "Words before the row", label: "Note that the firms are made up", firms: "Firms" },
  ],
  searches: [
    "Specialized searches",
    {
      ...SECTION,
      columns: "Column headings",
      rows: [
        "Rows",
        {
          name: "Search",
          model: "How the client pays",
          detail: "Pay range or lead time",
          href: "Where the row leads",
        },
      ],
    },
  ],
  report: ["Salary report form", SECTION],
  story: [
    "Success story",
    {
      label: "Note that the story is made up",
      title: "Heading",
      text: "Story",
      facts: ["Facts below the story", FACT],
      days: "Days on the schedule",
      schedule: [
        "Schedule",
        {
          stage: "Stage",
          from: "Begins on day",
          to: "Ends on day",
          note: "Words beside the bar",
          milestone: "Drawn as a milestone",
        },
      ],
    },
  ],
  contact: ["Contact form", { ...SECTION, steps: "What happens next, step by step" }],
};
