import { BackendError } from "../../platform/backend-error.ts";
import { describeResponse } from "./check.ts";
import { getField, type Visitor } from "./visitor.ts";

/**
 * Checks, before anything is written, that a Supabase project with the site's tables responds and accepts the
 * key.
 * @throws BackendError if the project does not
 */
export async function requireBackend(url: string, visitor: Visitor): Promise<void> {
  const path = "/rest/v1/salary_report_downloads?select=id&limit=0";
  const response = await visitor({ method: "GET", path });
  const code = getField(response.body, "code");
  if (response.body === undefined || response.status >= 500) {
    throw new BackendError(
      `${url} does not respond like Supabase (${describeResponse(response)}). Check --url; a paused project has to be restored first.`,
    );
  }
  if (response.status === 401 && code !== "42501") {
    throw new BackendError(
      `${url} rejects the key (${describeResponse(response)}). Set --key to the publishable key of the project.`,
    );
  }
  if (code === "PGRST205" || code === "42P01") {
    throw new BackendError(
      `${url} has no table salary_report_downloads. Apply the migrations first: supabase db push.`,
    );
  }
}
