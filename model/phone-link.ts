/**
 * Matches a ten-digit US number with or without country code, or an international number that starts with a
 * plus sign.
 */
export const PHONE_PATTERN = /^(?:(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+(?:[ ().-]*\d){8,15})$/;

/** Builds the `tel:` link of a formatted number, such as `tel:+13025550142` for `(302) 555-0142`. */
export function createPhoneLink(text: string) {
  const digits = text.replace(/\D/g, "");
  const hasCountryCode = text.startsWith("+") || digits.length > 10;
  return { text, href: `tel:+${hasCountryCode ? digits : `1${digits}`}` };
}
