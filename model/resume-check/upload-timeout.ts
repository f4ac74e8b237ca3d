// A file of its own, because pages load it after a form: a module that the form also loads would split its script.

/**
 * Speed of the slowest connection on which an upload can complete, in bytes per millisecond. 32 KB/s equals
 * 256 kbit/s.
 */
const MIN_BYTES_PER_MS = 32;

/** Time allowed for connecting and for the response, in milliseconds. */
const OVERHEAD_MS = 15_000;

/** Returns the time limit for uploading a file, in milliseconds. Browser and server use the same limit. */
export const uploadTimeout = (bytes: number): number => OVERHEAD_MS + bytes / MIN_BYTES_PER_MS;
