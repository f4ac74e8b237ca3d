/** `1.2 KiB`; nothing for no bytes. */
export function kibibytes(bytes: number): string {
  return bytes === 0 ? "" : `${(bytes / 1024).toFixed(1)} KiB`;
}

/** `1,240 ms`. */
export function milliseconds(time: number): string {
  return `${Math.round(time).toLocaleString("en-US")} ms`;
}
