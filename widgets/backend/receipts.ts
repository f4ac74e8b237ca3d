import type { FileFault } from "../../model/resume-check/resume-file.ts";
import { toStoredName } from "../../model/submissions/resume-columns.ts";
import { getBackendClient, type Backend } from "./client.ts";
import { forgetUpload, uploadResume } from "./upload-resume.ts";

export type SentValue = string | number | boolean;

/** What a sender can see of a submission. Times are in ISO 8601. */
export interface Receipt {
  outcome: "found";
  kind: "lead" | "resume" | "report";
  received_at: string;
  read_at: string | null;
  contacted_at: string | null;
  closed_at: string | null;
  mailed_at: string | null;
  /** Why the resume was rejected; null if it was not. Missing in older databases. */
  file_fault?: FileFault | null;
  /** Submitted values by column name. */
  sent: Readonly<Partial<Record<string, SentValue>>>;
  consent: string | null;
  notes: readonly { at: string; note: string }[];
  is_held: boolean;
  kept_until: string | null;
}

export type ReceiptFailure =
  | "unknown"
  | "invalid"
  | "expired"
  | "held"
  | "withdrawn"
  | "too-many"
  | "unreachable";

/** `why` is an optional explanation for the sender. */
export type ReceiptResponse = Receipt | { outcome: ReceiptFailure; why?: string };

/** Request timeout in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

async function call(backend: Backend, name: string, values: object): Promise<ReceiptResponse> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await getBackendClient(backend).rpc(name, values).abortSignal(signal);
  if (response.error === null) return response.data as ReceiptResponse;
  return { outcome: response.status === 429 ? "too-many" : "unreachable" };
}

export type ReceiptClient = ReturnType<typeof openReceipt>;

/** Returns functions that read and change a receipt. Its key is sent in the request body, never in a URL. */
export function openReceipt(key: string, backend: Backend) {
  const ask = (name: string, values: object = {}) => call(backend, name, { receipt_key: key, ...values });
  return {
    read: () => ask("read_receipt"),
    correct: (email: string, phone: string) => ask("correct_receipt", { email, phone }),
    note: (note: string) => ask("note_receipt", { note }),
    withdraw: () => ask("withdraw_receipt"),
    async replaceFile(file: File): Promise<ReceiptResponse> {
      const upload = await uploadResume(file, backend);
      if (!upload.ok) return { outcome: upload.reason === "too-many" ? "too-many" : "unreachable" };
      const response = await ask("replace_receipt_file", {
        file_name: toStoredName(file.name, upload.record),
        file_path: upload.record,
        file_size: file.size,
      });
      // Upload the file again on the next attempt.
      if (response.outcome === "expired") forgetUpload(file);
      return response;
    },
  };
}
