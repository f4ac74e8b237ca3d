import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { postAsVisitor } from "../db/post-as-visitor.ts";
import { sampleRows } from "../db/sample-rows.ts";
import type { SiteFixture } from "./start-site.ts";

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
  const row = {
    ...sampleRows.contact_submissions,
    form_check: { trap: "", seconds: 30 },
    id: crypto.randomUUID(),
    ...extraFields,
  };
  const response = await postAsVisitor({ url, key: PUBLISHABLE_KEY }).insert("contact_submissions", row);
  if (!response.ok) throw new Error(await response.text());
  return row.id;
}
