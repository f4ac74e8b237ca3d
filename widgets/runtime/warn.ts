/** Logs a warning for developers of the page. Never pass anything that a visitor typed. */
export function warn(text: string): void {
  // eslint-disable-next-line no-console -- the only place where a visitor's console is written to
  console.warn(`ridgebeam: ${text}`);
}
