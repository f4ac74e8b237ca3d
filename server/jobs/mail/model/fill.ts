/** Puts values in the place of names in braces, such as `{by}`; the content's schema knows which names a text may have. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
