import { oneOf, type MessageKeys, type AttributesOf } from "./tag-description.ts";

export const salaryExplorerMessageKeys = [
  {
    salaryExplorer: [
      "heading",
      "role",
      "place",
      "regions",
      "states",
      "experience",
      "all",
      "noBands",
      "title",
      "to",
      "average",
      "unit",
      "unpublished",
      "unpublishedNote",
      "bandNote",
      "baseline",
      "sumNote",
      "lowHead",
      "averageHead",
      "highHead",
      "base",
      "others",
      "regionsTitle",
      "regionsNote",
      "nearTitle",
      "state",
      "region",
      "range",
      "over",
      "homeHref",
      "ask",
      "askUnpublished",
      "askNote",
      "copy",
      "copied",
      "csvHead",
      "source",
    ],
  },
] as const satisfies readonly MessageKeys[];

const slug = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

/** `job` instead of `role`, which is an ARIA attribute. */
export const salaryExplorerAttributes = {
  job: slug,
  place: slug,
  layout: oneOf(["card", "compact", "full"]),
};

export type SalaryExplorerProps = AttributesOf<typeof salaryExplorerAttributes>;
