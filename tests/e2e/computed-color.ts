/** A color of six hex digits as a browser computes it: `#15202b` is `rgb(21, 32, 43)`. */
export const computedColor = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
