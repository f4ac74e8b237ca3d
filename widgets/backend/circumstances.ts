import { isPrivacyAsked, readOrigin } from "./read-origin.ts";

/** What is stored beside the visitor's own words. */
export interface Circumstances {
  /** The row's primary key, made here, so that a retry cannot store it twice. */
  id: string;
  context: string | null;
  partner: string | null;
  /** Whether the form stands on a page of ours. */
  isOwnPage: boolean;
  /** Address of the partner's page that frames the form's. */
  around?: string | undefined;
  /** The exact text that was shown, and its version. */
  consent: { text: string; version: string };
  /**
   * The hidden field's value, and the seconds since the form was shown: the database judges both. And what it moves elsewhere: the hash
   * of the receipt's key, and what the partner's page calls the submission.
   */
  formCheck: { trap: string; seconds?: number; receipt?: string; ref?: string; partner?: string };
}

/** Those columns as the tables name them, and where the visitor came from unless the browser asks for privacy. */
export function toCircumstanceColumns(circumstances: Circumstances) {
  const { id, context, partner, isOwnPage, around, consent, formCheck } = circumstances;
  const origin = readOrigin(isOwnPage, around);
  const isPrivate = isPrivacyAsked();
  return {
    id,
    context,
    partner: isPrivate ? null : partner,
    page_url: origin.pageUrl,
    referrer: origin.referrer,
    utm: origin.utm,
    consent,
    // So that the partner is counted, and not stored with what was sent.
    form_check: isPrivate && partner ? { ...formCheck, partner, ref: undefined } : formCheck,
  };
}
