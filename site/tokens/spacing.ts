/** Spacing unit in pixels. `p-9`, for example, is 36 px. */
export const SPACE_UNIT = 4;

/** Width of the page container in pixels, including the side padding. */
export const CONTAINER_WIDTH = 1288;

export const BREAKPOINTS = { sm: 480, md: 761, lg: 1024, desk: 1101, xl: 1361 } as const;
