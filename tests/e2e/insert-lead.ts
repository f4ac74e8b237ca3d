import { createClient } from "@supabase/supabase-js";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { sampleRows } from "../db/sample-rows.ts";
import type { SiteFixture } from "./start-site.ts";

// supabase-js requires a WebSocket constructor, which Node 20 lacks. It is never called here.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/**
 * Stores a lead as a form does, with a spam score too low to be flagged.
 * @param extraFields additional or different column values
 * @returns the lead's ID
 * @throws Error if the backend rejects the lead
 */
export async function insertLead(
  { url }: Pick<SiteFixture, "url">,
  extraFields: object = {},
): Promise<string> {
  const visitor = createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  const id = crypto.randomUUID();
  const row = {
    ...sampleRows.contact_submissions,
    form_check: { trap: "", seconds: 30 },
    id,
    ...extraFields,
  };
  const { error } = await visitor.from("contact_submissions").insert(row);
  if (error !== null) throw new Error(error.message);
  return id;
}
