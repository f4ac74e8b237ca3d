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
