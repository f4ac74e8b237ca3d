/**
 * Speed of the slowest connection on which an upload can complete, in bytes per millisecond. 32 KB/s equals
 * 256 kbit/s.
 */
const SLOWEST_CONNECTION = 32;

/** Time allowed for connecting and for the response, in milliseconds. */
const OVERHEAD = 15_000;

/** Returns the time limit for uploading a file, in milliseconds. Browser and server use the same limit. */
export const uploadTimeout = (bytes: number): number => OVERHEAD + bytes / SLOWEST_CONNECTION;
