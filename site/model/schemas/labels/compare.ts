import type { Labels } from "./labels.ts";

const VALUE: Labels = { short: "In the table", long: "In a list, without a column heading" };
const YES_OR_NO: Labels = { yes: ["Yes", VALUE], no: ["No", VALUE] };

/** Labels of the form for the page that compares the states. */
export const COMPARE_LABELS: Labels = {
  hero: [
    "Top of the page",
    { pinned: "Map key: a pinned state", unpublished: "Map key: a state without published pay" },
  ],
  role: "Role shown at first",
  table: [
    "Table",
    {
      title: "Heading",
      caption: "Caption",
      columns: [
        "Column headings",
        {
          pin: "Pin",
          state: "State",
          region: "Region",
          range: "Pay range",
          average: "Average pay",
          rightToWork: "Right to work",
          oshaPlan: "OSHA plan",
          prevailingWage: "Prevailing wage",
          contractorLicense: "Contractor license",
        },
      ],
      pin: "Name of a pin, for screen readers",
      baseline: "Word for the baseline region",
      noRegion: "A state without a region",
      unpublished: "A state without published pay",
      values: [
        "Values in the table",
        {
          rightToWork: ["Right to work", YES_OR_NO],
          oshaPlan: [
            "OSHA plan",
            {
              federal: ["Federal OSHA", VALUE],
              state: ["State plan", VALUE],
              "state-public-only": ["State plan for public employees", VALUE],
            },
          ],
          prevailingWage: ["Prevailing wage", YES_OR_NO],
          contractorLicense: [
            "Contractor license",
            {
              statewide: ["Statewide license", VALUE],
              registration: ["Registration", VALUE],
              "specialty-only": ["Licenses for trades only", VALUE],
              local: ["Local license", VALUE],
            },
          ],
        },
      ],
      notStated: ["A fact without a certain source", VALUE],
    },
  ],
  controls: [
    "Controls above the table",
    {
      label: "Name of the controls, for screen readers",
      role: "Choice of the role",
      find: "Search field",
      findHint: "Hint in the search field",
      any: "Filter: any value",
      all: "Filter: all regions",
      unpublished: "Filter: pay not published",
      filters: "Button that opens the filters on a phone",
      done: "Button that closes them",
      sort: "Choice of the order on a phone",
      reset: "Button that removes all filters",
      csv: "Button for the CSV file",
      copyLink: "Button that copies the link",
      copied: "That button, after the copy",
      shown: "Count of the states shown",
      sorted: "Order, read out after the count",
      reversed: "Reversed order, read out after the count",
      pinned: "Count of the pinned states",
      none: "When no state matches",
      pages: "Without scripts: words before the orders",
      roles: "Without scripts: words before the roles",
    },
  ],
  key: [
    "Key of the marks",
    {
      range: "Bar of the range",
      baseline: "Bar of the Midwest range",
      full: "Full mark",
      part: "Half mark",
      empty: "Empty mark",
      missing: "No mark",
    },
  ],
  notes: [
    "Notes below the table",
    { pay: "About pay", law: "About the rules", check: "Advice to check with the agency" },
  ],
  sources: [
    "Sources",
    {
      title: "Heading",
      lead: "Sentence below the heading",
      columns: ["Column headings", { source: "Source", asOf: "Date", states: "States" }],
    },
  ],
};
