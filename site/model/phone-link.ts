/** A phone number, and the link that dials it. */
export interface PhoneLink {
  text: string;
  href: string;
}

/** A US number of ten digits, a country code before it or not, or any number with a plus sign and its country code. */
export const PHONE = /^(?:(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+(?:[ ().-]*\d){8,15})$/;

/** The link that dials a number as people write it: `tel:+13025550142` from `(302) 555-0142`. */
export function phoneLink(text: string): PhoneLink {
  const digits = text.replace(/\D/g, "");
  const isWhole = text.startsWith("+") || digits.length > 10;
  return { text, href: `tel:+${isWhole ? digits : `1${digits}`}` };
}
