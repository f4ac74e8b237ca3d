import { oneOf, type AttributesOf } from "../runtime/attribute-rules.ts";

/** A role or a place as the address has it. */
const slug = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

/** Attributes of `<salary-explorer>`. Not `role`, which says what an element is to assistive technology. */
export const salaryExplorerAttributes = {
  job: slug,
  place: slug,
  layout: oneOf(["card", "compact", "full"]),
};

export type SalaryExplorerProps = AttributesOf<typeof salaryExplorerAttributes>;
