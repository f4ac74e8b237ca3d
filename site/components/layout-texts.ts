import { createContext, use } from "react";
import type { Layout } from "../model/schemas/layout.ts";

/** Layout text in the language of the page being rendered. */
export const LayoutTexts = createContext<Layout | null>(null);

/**
 * Returns the page's layout text.
 * @throws Error outside of a page
 */
export function useLayoutTexts(): Layout {
  const texts = use(LayoutTexts);
  if (texts === null) throw new Error("a component with layout texts was rendered outside of a page");
  return texts;
}
