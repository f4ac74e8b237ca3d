import * as z from "zod/mini";

/** A role or a place as the address has it. Not of `attribute-types.ts`, which would be a file of its own for every form. */
const slug = () => z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)));

/** Attributes of `<salary-explorer>`. Not `role`, which says what an element is to assistive technology. */
export const SalaryExplorerAttributes = z.strictObject({
  job: slug(),
  place: slug(),
  layout: z.optional(z.enum(["card", "compact", "full"])),
});

export type SalaryExplorerProps = z.infer<typeof SalaryExplorerAttributes>;
