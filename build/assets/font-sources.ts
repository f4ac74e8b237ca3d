export const FONT_SOURCES = {
  archivo: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  sourceSans: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  splineMono: "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
};
