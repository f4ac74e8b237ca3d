import type { Labels } from "./labels.ts";

const CALCULATOR: Labels = {
  title: "Heading",
  lead: "Sentence below the heading",
  words: "Formula in words",
  note: "Note below the table",
};

/** Labels of the form for the calculators. */
export const TOOLS_LABELS: Labels = {
  contents: "Name of the list of calculators",
  tags: [
    "Where a number comes from",
    {
      published: "A published number",
      assumed: "Our assumption",
      example: "An example",
      yours: "A number that the visitor typed",
    },
  ],
  labels: [
    "Shared words",
    {
      less: "Minus button, for screen readers",
      more: "Plus button, for screen readers",
      takeoff: "Caption of the table",
      quantity: "Column: quantity",
      rate: "Column: rate",
      amount: "Column: amount",
      copyCsv: "Button that copies the table",
      copiedCsv: "That button, after the copy",
      copyLink: "Button that copies the link",
      copied: "That button, after the copy",
      reset: "Button that starts over",
      method: "Link to how pay is figured",
      source: "Word before a source",
      static: "Note without JavaScript",
    },
  ],
  offer: [
    "Is the offer in range?",
    {
      ...CALCULATOR,
      start: [
        "Example at the start",
        { role: "Role", state: "State", offer: "Offer in dollars", current: "Current pay in dollars" },
      ],
      fields: [
        "Fields",
        {
          role: "Role",
          place: "State or region",
          regions: "Group of the regions in that list",
          states: "Group of the states in that list",
          years: "Experience",
          anyYears: "Experience: not considered",
          noYears: "Experience: not published for the role",
          offer: "Offer",
          current: "Current pay",
          currentHint: "Hint below current pay",
          step: "Hint on the arrow keys, for screen readers",
          national: "Note on bands by experience",
        },
      ],
      results: [
        "Result",
        {
          under: "Under the average",
          over: "Over the average",
          at: "At the average",
          average: "Mark of the average in the drawing",
          offer: "Mark of the offer in the drawing",
          range: "Range in the drawing",
          unpublished: "Heading where no pay is published",
          unpublishedText: "Text where no pay is published",
          request: "Button where no pay is published",
        },
      ],
      rows: [
        "Rows of the table",
        {
          low: "Low end",
          average: "Average",
          high: "High end",
          overLow: "Offer over the low end",
          underLow: "Offer under the low end",
          toHigh: "Room to the high end",
          overHigh: "Offer over the high end",
          raise: "Raise over current pay",
          cut: "Cut from current pay",
          bandLow: "Over the low end of the band",
          bandUnder: "Under the low end of the band",
          bandHigh: "Room to the high end of the band",
          bandOver: "Over the high end of the band",
        },
      ],
    },
  ],
  seat: [
    "What does an empty seat cost?",
    {
      ...CALCULATOR,
      start: [
        "Example at the start",
        {
          role: "Role",
          state: "State",
          days: "Working days the seat is empty",
          firstDay: "Productivity on the first day, in percent",
          workdays: "Working days a year",
        },
      ],
      fields: [
        "Fields",
        {
          pay: "Pay for the seat",
          payFrom: "Where that pay comes from",
          days: "Days the seat is empty",
          firstDay: "Productivity on the first day",
          ramp: "Time to full productivity",
          workdays: "Working days a year",
          month: "One month",
          months: "Several months",
        },
      ],
      results: [
        "Result",
        {
          unit: "Words after the amount",
          empty: "Drawing: seat empty",
          ramp: "Drawing: ramp-up",
          done: "Drawing: work done",
          day: "Drawing: word before a day's number",
          days: "Count of days",
          rampDays: "Months of ramp-up in days",
        },
      ],
      rows: [
        "Rows of the table",
        { day: "A working day", empty: "Seat empty", ramp: "Ramp-up", total: "Total" },
      ],
    },
  ],
  turnover: [
    "What does turnover cost?",
    {
      ...CALCULATOR,
      start: ["Example at the start", { people: "People in the company" }],
      published: [
        "Published figures",
        {
          rate: "Turnover, in percent",
          costLow: "Replacement cost in dollars, low",
          costHigh: "Replacement cost in dollars, high",
          months: "Months to full productivity",
          gain: "Gain in retention, in percent",
          savedLow: "Saved by that gain in dollars, low",
          savedHigh: "Saved by that gain in dollars, high",
          article: "Article with these figures",
        },
      ],
      fields: [
        "Fields",
        {
          people: "People in the company",
          rate: "Turnover",
          rateHint: "Hint below turnover",
          costLow: "Replacement cost, low",
          costHigh: "Replacement cost, high",
          months: "Time to full productivity",
          gain: "Turnover you can prevent",
          gainHint: "Hint below it",
          month: "One month",
          monthsOf: "Several months",
        },
      ],
      results: [
        "Result",
        {
          to: "Word between the low and the high amount",
          unit: "Words after the amount",
          seats: "Drawing: count of seats",
          leave: "Drawing: count of people who leave",
          stay: "Drawing: count of people who stay",
          inYear: "Drawing: the period",
          seat: "Words before the cost of one seat",
          scale: "Drawing: what one figure stands for",
        },
      ],
      rows: [
        "Rows of the table",
        {
          replace: "People to replace",
          ramp: "Ramp-up time",
          kept: "People kept",
          left: "Left after prevention",
          each: "Count with its unit",
          to: "A low and a high amount",
        },
      ],
    },
  ],
};
