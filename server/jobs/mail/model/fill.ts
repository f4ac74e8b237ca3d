/** Replaces placeholders such as `{by}`; the content's schema defines which ones a text may have. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
