/** Slowest connection on which an upload completes, in bytes per millisecond: 32 KB/s, an uplink of 256 kbit/s. */
const SLOWEST_LINE = 32;

/** Time for connecting and for the response, in milliseconds. */
const OVERHEAD = 15_000;

/** Longest time in milliseconds that browser and server allow a file for its upload. */
export const uploadTime = (bytes: number): number => OVERHEAD + bytes / SLOWEST_LINE;
