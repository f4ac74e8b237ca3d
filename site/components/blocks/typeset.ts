/**
 * Sets the quotes and apostrophes of a block's texts as the prose around it has them; those after a digit stay, unless
 * they end a quotation: they are feet and inches.
 */
export function typeset<Body>(body: Body): Body {
  return visit(body) as Body;
}

function visit(value: unknown): unknown {
  if (typeof value === "string") return curlQuotes(value);
  if (Array.isArray(value)) return value.map(visit);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  return value;
}

const OPENS_AFTER = /^$|[\s([—–“-]/;

function curlQuotes(text: string): string {
  let isOpen = false;
  return text.replace(/["']/g, (sign, offset: number) => {
    const before = text.charAt(offset - 1);
    const isDouble = sign === '"';
    if (OPENS_AFTER.test(before) || (before === '"' && isOpen)) {
      isOpen ||= isDouble;
      return isDouble ? "“" : "‘";
    }
    if (/\d/.test(before) && !(isDouble && isOpen)) return sign;
    if (isDouble) isOpen = false;
    return isDouble ? "”" : "’";
  });
}
