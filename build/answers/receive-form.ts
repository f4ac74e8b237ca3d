import { originOf } from "../../widgets/backend/read-origin.ts";
import { toRefusal, type Outcome, type Refusal } from "../../widgets/backend/outcome.ts";
import type { SubmissionState } from "../../widgets/forms/submission-state.ts";
import type { DescribedForm } from "./describe-form.ts";

/** Stores what a form sends; answers the status of the backend. */
export interface Sender {
  id: string;
  /** The page that the form stood on. */
  page: URL;
  isPrivacyAsked: boolean;
  trap: string;
  /** What the partner's page calls the submission. */
  ref?: string | undefined;
  insert: (table: string, row: object) => Promise<number>;
  upload: () => Promise<{ status: number; key: string }>;
}

/** What became of a form: stored, or the state that it is rendered in, with the status of the answer. */
export type Verdict =
  { isStored: true } | { isStored: false; status: number; state: SubmissionState; isFileFine: boolean };

/** HTTP status of an answer to a form that will not do. */
export const UNPROCESSABLE = 422;

const outcomeOf = <Stored>(status: number, record: Stored): Outcome<Stored> =>
  status < 300 ? { ok: true, record } : { ok: false, reason: toRefusal(status) };

/** Reads and checks a form as a browser does, and sends what it holds. */
export async function receive(
  form: DescribedForm,
  data: FormData,
  sender: Sender,
  consentVersion: string,
): Promise<Verdict> {
  const reading = await form.read(data);
  if (!reading.ok) {
    const { state } = reading;
    return { isStored: false, status: UNPROCESSABLE, state, isFileFine: !("resume" in state.errors) };
  }
  // As in a browser: where privacy is asked, the partner is counted, and not stored with what was sent.
  const named = sender.isPrivacyAsked ? { partner: form.partner ?? undefined } : { ref: sender.ref };
  const circumstances = {
    id: sender.id,
    context: form.context,
    partner: sender.isPrivacyAsked ? null : form.partner,
    isOwnPage: true,
    origin: originOf(sender.isPrivacyAsked ? undefined : sender.page),
    consent: { text: form.consent, version: consentVersion },
    formCheck: { trap: sender.trap, ...named },
  };
  let status = 0;
  const outcome = await reading.send(circumstances, {
    insert: async (table, row) => {
      status = await sender.insert(table, row as object);
      return outcomeOf(status, row);
    },
    upload: async () => {
      const stored = await sender.upload();
      status = stored.status;
      return outcomeOf(status, stored.key);
    },
  });
  return outcome.ok ? { isStored: true } : refusal(form, status, outcome.reason);
}

/** What a form says that the backend has refused. */
export const refusal = (
  form: DescribedForm,
  status: number,
  reason: Refusal = toRefusal(status),
): Verdict => ({
  isStored: false,
  status: Math.max(status, 400),
  state: form.fail(reason),
  isFileFine: reason !== "expired",
});
