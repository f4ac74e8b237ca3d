import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";

/** A path without an anchor, because hosts match redirects by request path. */
const path = z.string().regex(/^(\/[a-z0-9_-]+)+$/, "a path such as /landing-page");

export const RedirectsSchema = z.strictObject({
  paths: fieldsetList("Redirects", [], {
    from: path.meta({ title: "Old path" }),
    to: path.meta({ title: "New path" }),
  }),
  states: fieldset("State codes", {
    under: path.meta({ title: "Path before the code" }),
    unknown: path.meta({ title: "Target for an unknown code" }),
  }),
});

export type Redirects = z.infer<typeof RedirectsSchema>;
