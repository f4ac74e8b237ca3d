/** All distances are multiples of this, in pixels; utilities count them in it: `p-9` is 36 px. */
export const SPACE_UNIT = 4;

/** Width of the container in pixels, its side padding included. */
export const CONTAINER = 1288;

/** Widths of the window in pixels from which on a layout holds. */
export const BREAKPOINTS = { sm: 480, md: 761, lg: 1024, desk: 1101, xl: 1361 } as const;
