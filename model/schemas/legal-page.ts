import * as z from "zod";
import { isoDate, line, publicationStatus } from "./text.ts";

/** Schema of the front matter in `content/legal/<slug>.md`. */
export const LegalPageSchema = z.strictObject({
  title: line(70).meta({
    title: "Heading",
    description: "The page's heading, also shown in search results.",
  }),
  description: z.string().min(100).max(160).meta({
    title: "Description in search results",
    description: "What search engines show below the title.",
  }),
  lead: line(260).meta({ title: "Sentence below the heading" }),
  sheet: z
    .string()
    .regex(/^[A-Z]-\d{3}$/, "a sheet code such as T-100")
    .meta({ title: "Sheet code" }),
  reviewed: isoDate.optional().meta({
    title: "Legal review",
    description: "Date of a lawyer's last review of this text. Leave it empty if there was none.",
  }),
  status: publicationStatus,
  updated: line(30).meta({ title: "Last change", description: "The month, as shown on the page." }),
});
