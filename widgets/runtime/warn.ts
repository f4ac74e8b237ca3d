/** Logs a warning for the page's developers. Must not contain anything that a visitor typed. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- the only place where a visitor's console is written to
  console.warn(`ridgebeam: ${text}`);
}
