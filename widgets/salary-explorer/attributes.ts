import { oneOf, type AttributesOf } from "../runtime/attribute-rules.ts";

const slug = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

/** `job` instead of `role`, which is an ARIA attribute. */
export const salaryExplorerAttributes = {
  job: slug,
  place: slug,
  layout: oneOf(["card", "compact", "full"]),
};

export type SalaryExplorerProps = AttributesOf<typeof salaryExplorerAttributes>;
