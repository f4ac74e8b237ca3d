/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** One range of bytes, from a place on (`0-499`, `500-`) or up to the end (`-500`). */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/**
 * Reads a `Range` header (RFC 9110, section 14.1.2).
 * @param size of the file in bytes, at least 1
 * @returns "unsatisfiable" where the file has no byte of the range; undefined for a header that is to be ignored: malformed, in another unit
 * than bytes, or of several ranges
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
