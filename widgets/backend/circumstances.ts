/** Where a visitor came from; all null when the browser asks for privacy. */
export interface Origin {
  pageUrl: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
}

/** What is stored beside the visitor's own words. */
export interface Circumstances {
  /** The row's primary key, made here, so that a retry can not store it twice. */
  id: string;
  context: string | null;
  partner: string | null;
  origin: Origin;
  /** The exact text that was shown, and its version. */
  consent: { text: string; version: string };
  /** The hidden field's value, and the seconds since the form was shown. The database judges both. */
  formCheck: { trap: string; seconds: number };
}

/** Those columns as the tables name them. */
export function toCircumstanceColumns({ id, context, partner, origin, consent, formCheck }: Circumstances) {
  return {
    id,
    context,
    partner,
    page_url: origin.pageUrl,
    referrer: origin.referrer,
    utm: origin.utm,
    consent,
    form_check: formCheck,
  };
}
