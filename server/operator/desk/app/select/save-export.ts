import { ApiError } from "../data/call-api.ts";
import { createAuthorizationHeaders } from "../data/session.ts";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";

/**
 * Downloads an export of these submissions.
 * @throws ApiError with a message for the operator
 */
export async function saveExport(leads: readonly SubmissionRef[], format: "csv" | "json"): Promise<void> {
  const response = await fetch("/api/selection/export", {
    method: "POST",
    headers: { ...createAuthorizationHeaders(), "content-type": "application/json" },
    body: JSON.stringify({ leads: leads.map(({ table, id }) => ({ table, id })), format }),
  }).catch(() => undefined);
  if (!response?.ok) throw new ApiError(response?.status ?? 0, "The export failed. Try again.");
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name ?? `submissions.${format}`;
  link.click();
  // Revoke the URL later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
