import * as z from "zod";
import { line } from "./text.ts";

/** Front matter of `content/legal/<slug>.md` (spec section 2, terms and privacy). */
export const LegalPageSchema = z.strictObject({
  title: line(70),
  description: z.string().min(100).max(160),
  lead: line(260),
  /** Sheet code. */
  sheet: z.string().regex(/^[A-Z]-\d{3}$/, "a sheet code such as T-100"),
  /** Month of the last change, as printed. */
  updated: line(30),
});

export type LegalFrontMatter = z.infer<typeof LegalPageSchema>;
