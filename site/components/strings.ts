import { createContext, use } from "react";
import type { Layout } from "../../model/schemas/layout.ts";

/** Strings of the page layout, in the language of the page being rendered. */
export const LayoutStrings = createContext<Layout | null>(null);

/**
 * Returns the strings of the page layout.
 * @throws Error if there is no `LayoutStrings` provider
 */
export function useLayoutStrings(): Layout {
  const texts = use(LayoutStrings);
  if (texts === null)
    throw new Error("useLayoutStrings() must be called within a page: wrap the component in <LayoutStrings>");
  return texts;
}

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
