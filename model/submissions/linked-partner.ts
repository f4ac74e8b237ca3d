/**
 * The rule of partner ids, as `partnerId` of the tags. Repeated, since the browser's code that sends forms would otherwise
 * share a file with the code of forms, which each form would have to load.
 */
export const LINKED_PARTNER = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, maxLength: 80 };

/** A partner's own reference, such as a job number. */
const REF = /^[!-~]{1,80}$/;

/**
 * Returns the partner whose list of openings led to a visit (`?partner=` of our page), and the partner's own reference
 * (`&ref=`). Invalid ids count as missing.
 * @param pages pages of the visit; the partner is that of the last page that names one
 */
export function readLinkedPartner(pages: readonly URL[]): {
  partner: string | null;
  ref?: string | undefined;
} {
  const { pattern, maxLength } = LINKED_PARTNER;
  const found = pages
    .map(({ searchParams }) => ({
      partner: searchParams.get("partner") ?? "",
      ref: searchParams.get("ref") ?? "",
    }))
    .findLast(({ partner }) => partner.length <= maxLength && pattern.test(partner));
  if (found === undefined) return { partner: null };
  return { partner: found.partner, ref: REF.test(found.ref) ? found.ref : undefined };
}
