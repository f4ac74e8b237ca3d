import * as z from "zod/mini";
import { oneOf } from "../runtime/attribute-types.ts";

/** A role or a place as the address has it: lowercase letters, digits and hyphens. */
const slug = () => z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)));

/** Attributes of `<salary-explorer>`. Not `role`, which says what an element is to assistive technology. */
export const SalaryExplorerAttributes = z.strictObject({
  job: slug(),
  place: slug(),
  layout: oneOf(["card", "compact", "full"]),
});

export type SalaryExplorerProps = z.infer<typeof SalaryExplorerAttributes>;
