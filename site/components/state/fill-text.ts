/**
 * Fills the names in braces of a text from the content.
 * @throws Error when the text names something that is not given, which the content check reports before
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`Nothing is given for {${name}}; given are ${Object.keys(values).join(", ")}.`);
    return String(value);
  });
}
