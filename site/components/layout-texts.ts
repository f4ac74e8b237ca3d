import { createContext, use } from "react";
import type { Layout } from "../model/schemas/layout.ts";

/** Strings of the page layout, in the language of the page being rendered. */
export const LayoutTexts = createContext<Layout | null>(null);

/**
 * Returns the strings of the page layout.
 * @throws Error if there is no `LayoutTexts` provider
 */
export function useLayoutTexts(): Layout {
  const texts = use(LayoutTexts);
  if (texts === null)
    throw new Error("useLayoutTexts() must be called within a page: wrap the component in <LayoutTexts>");
  return texts;
}
