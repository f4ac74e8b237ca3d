import type { FileFault } from "../../site/model/resume-check/file-fault.ts";
import { toStoredName } from "../../site/model/submissions/resume-columns.ts";
import { backendClient, type Backend } from "./client.ts";
import { forgetUpload, uploadResume } from "./upload-resume.ts";

export type SentValue = string | number | boolean;

/** One submission as its sender may see it. Times are ISO 8601. */
export interface Receipt {
  outcome: "found";
  kind: "lead" | "resume" | "report";
  received_at: string;
  read_at: string | null;
  contacted_at: string | null;
  closed_at: string | null;
  /** When the report was sent; of a request for it alone. */
  mailed_at: string | null;
  /** What is wrong with the file of a resume, where it was refused; absent in the answers of older databases. */
  file_fault?: FileFault | null;
  /** What the sender wrote, by its column. */
  sent: Readonly<Partial<Record<string, SentValue>>>;
  consent: string | null;
  notes: readonly { at: string; note: string }[];
  is_held: boolean;
  kept_until: string | null;
}

/** Why there is no receipt, or no change of it. */
export type ReceiptRefusal =
  "unknown" | "invalid" | "expired" | "held" | "withdrawn" | "too-many" | "unreachable";

/** A refusal may say in words why. */
export type ReceiptAnswer = Receipt | { outcome: ReceiptRefusal; why?: string };

/** An answer that takes longer, in milliseconds, counts as none. */
const DEADLINE = 15_000;

async function call(backend: Backend, name: string, values: object): Promise<ReceiptAnswer> {
  const signal = AbortSignal.timeout(DEADLINE);
  const answer = await backendClient(backend).rpc(name, values).abortSignal(signal);
  if (answer.error === null) return answer.data as ReceiptAnswer;
  return { outcome: answer.status === 429 ? "too-many" : "unreachable" };
}

/** What the key of a receipt allows. None of it throws. */
export interface ReceiptDesk {
  read: () => Promise<ReceiptAnswer>;
  correct: (email: string, phone: string) => Promise<ReceiptAnswer>;
  note: (note: string) => Promise<ReceiptAnswer>;
  /** Stores the file, then names it in the submission. */
  replaceFile: (file: File) => Promise<ReceiptAnswer>;
  withdraw: () => Promise<ReceiptAnswer>;
}

/** The receipt that a key opens. The key goes in a request's body, never in an address. */
export function openReceipt(key: string, backend: Backend): ReceiptDesk {
  const ask = (name: string, values: object = {}) => call(backend, name, { receipt_key: key, ...values });
  return {
    read: () => ask("read_receipt"),
    correct: (email, phone) => ask("correct_receipt", { email, phone }),
    note: (note) => ask("note_receipt", { note }),
    withdraw: () => ask("withdraw_receipt"),
    async replaceFile(file) {
      const upload = await uploadResume(file, backend);
      if (!upload.ok) return { outcome: upload.reason === "too-many" ? "too-many" : "unreachable" };
      const answer = await ask("replace_receipt_file", {
        file_name: toStoredName(file.name, upload.record),
        file_path: upload.record,
        file_size: file.size,
      });
      // The next try sends the file again.
      if (answer.outcome === "expired") forgetUpload(file);
      return answer;
    },
  };
}
