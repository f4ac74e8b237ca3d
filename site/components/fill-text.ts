/**
 * Replaces `{name}` placeholders.
 * @throws Error if a name is unknown; the content check normally reports this first
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(
        `Unknown placeholder {${name}} in "${text}"; expected one of ${Object.keys(values).join(", ")}.`,
      );
    return String(value);
  });
}
