/** First and last byte of a range, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A single byte range: `0-499`, `500-` or the suffix `-500`. */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/**
 * Parses a `Range` header (RFC 9110, section 14.1.2).
 * @param size of the file in bytes, at least 1
 * @returns "unsatisfiable" if the range is out of bounds; undefined for a header to ignore: malformed, not in
 * bytes, or with several ranges
 */
export function parseByteRange(header: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [whole, from = "", to = "", suffix] = RANGE.exec(header) ?? [];
  if (whole === undefined) return undefined;
  if (suffix !== undefined)
    return Number(suffix) === 0
      ? "unsatisfiable"
      : { first: Math.max(size - Number(suffix), 0), last: size - 1 };
  const [first, last] = [Number(from), to === "" ? Infinity : Number(to)];
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : "unsatisfiable";
}
