import * as z from "zod";

/** A path without an anchor: what a host compares a request with. */
const path = z.string().regex(/^(\/[a-z0-9_-]+)+$/, "a path such as /landing-page");

/** Addresses that lead elsewhere (decisions, "URLs"). */
export const RedirectsSchema = z.strictObject({
  paths: z.array(z.strictObject({ from: path, to: path })),
  states: z.strictObject({ under: path, unknown: path }),
});

export type Redirects = z.infer<typeof RedirectsSchema>;
