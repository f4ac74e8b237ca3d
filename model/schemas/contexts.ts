import * as z from "zod";
import { line } from "./text.ts";

/** Name of a context, which identifies where a form appears, as in `<lead-form context="…">`. */
export const contextId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "a lowercase name with underscores, such as hvac_article");

export const EXPECTED_CONTEXT_HINT = "a name in content/_data/contexts.yaml; add new names there";

export const ContextsSchema = z
  .record(
    contextId.meta({ title: "Stored name" }),
    z.strictObject({
      meaning: line(160).meta({
        title: "Location",
        description: "Where the form appears. The name is stored with each submission.",
      }),
    }),
  )
  .meta({ title: "Contexts" });
