import { mapLeaves } from "./leaves.ts";

/** Matches URLs and email addresses. */
const ADDRESS = /^(?:(?:https?|mailto|tel):\S+|[^\s@]+@[^\s@]+)$/;

/**
 * Typesets all strings in a value except addresses: curly quotes, apostrophes, en dashes in ranges, and no-break spaces. A
 * quote after a digit means feet or inches and is left as it is, unless it closes a quotation.
 */
export const typeset = <Body>(body: Body): Body =>
  mapLeaves(body, (leaf) =>
    typeof leaf === "string" && !ADDRESS.test(leaf) ? joinInitials(typesetRanges(curlQuotes(leaf))) : leaf,
  ) as Body;

/** Keeps the halves of "EE. UU.", the United States in Spanish, on one line. */
export const joinInitials = (text: string): string => text.replaceAll("EE. UU.", "EE.\u00a0UU.");

/**
 * Matches ranges of dollar amounts, or of numbers before a unit. Other hyphens may be part of a statute's
 * number or a phone number.
 */
const RANGE =
  /(?<![-\d])(\$[\d.,]+[KMB]?|\d[\d.,]*(?=-[\d.,]+\+?(?:%| (?:percent|minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|días?|semanas?|mes|meses|años?)\b)))-(?=\$?\d)/g;

/** Replaces hyphens in ranges with en dashes, as in $95K–$140K, 48–72 hours and 10–20%. */
export const typesetRanges = (text: string): string => text.replace(RANGE, "$1–");

const BEFORE_OPENING_QUOTE = /^$|[\s([—–“-]/;

function curlQuotes(text: string): string {
  let isQuotationOpen = false;
  return text.replace(/["']/g, (quoteMark, offset: number) => {
    const before = text.charAt(offset - 1);
    const isDouble = quoteMark === '"';
    if (BEFORE_OPENING_QUOTE.test(before) || (before === '"' && isQuotationOpen)) {
      isQuotationOpen ||= isDouble;
      return isDouble ? "“" : "‘";
    }
    if (/\d/.test(before) && !(isDouble && isQuotationOpen)) return quoteMark;
    if (isDouble) isQuotationOpen = false;
    return isDouble ? "”" : "’";
  });
}
