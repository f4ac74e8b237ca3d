import type { Page } from "playwright";
import type { Receipt } from "../../widgets/backend/receipts.ts";

/** A resume that was read an hour before the pictures' time, and not answered yet. */
const RECEIPT: Receipt = {
  outcome: "found",
  kind: "resume",
  received_at: "2026-01-15T12:30:00Z",
  read_at: "2026-01-15T14:00:00Z",
  contacted_at: null,
  closed_at: null,
  mailed_at: null,
  sent: {
    first_name: "Sam",
    last_name: "Reyes",
    desired_position: "Estimator",
    location: "Columbus, OH",
    email: "sam@picture.example",
    phone: "(614) 555-0142",
    additional_information: "Free from March.\nWilling to travel.",
    resume_filename: "sam-reyes.pdf",
    resume_file_size: 48_213,
  },
  consent: "I agree to be contacted about this.",
  notes: [{ at: "2026-01-15T13:00:00Z", note: "Best reached after five." }],
  is_held: false,
  kept_until: "2027-01-15T12:30:00Z",
};

const KEY = "A".repeat(22);

/** Opens a receipt that does not depend on when it is looked at. */
export async function openReceipt(page: Page): Promise<void> {
  await page.route("**/rest/v1/rpc/read_receipt", (route) => route.fulfill({ json: RECEIPT }));
  await page.evaluate((key) => location.assign(`#${key}`), KEY);
  await page.getByText("sam@picture.example").first().waitFor();
}
