import * as z from "zod";
import { line, sitePath } from "./text.ts";

/** A link to a path of this site, or to an anchor of the page that it stands on. */
const ActionSchema = z.strictObject({
  text: line(60),
  href: sitePath.or(z.string().regex(/^#[a-z0-9-]+$/, "a path of this site or an anchor such as #request")),
  /** `down` for an anchor further down the page; the sign beside the text says so. */
  direction: z
    .enum(["on", "down"])
    .default("on")
    .meta({ description: "Down for an anchor further down the page; the sign beside the text says so." }),
});

/** A title with an optional sentence beneath it. */
export const HeadingSchema = z.strictObject({ title: line(80), lead: line(260).optional() });

/** What every page of its own file states: head, sheet and hero. */
export const PageSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: z
    .string()
    .trim()
    .min(100)
    .max(160)
    .meta({ description: "What search engines and social networks show beneath the title." }),
  sheet: z
    .strictObject({
      code: z.string().regex(/^[A-Z]-\d{3}$/, "a sheet code such as S-100"),
      title: line(40),
    })
    .meta({ description: "What the title block at the foot of the page says." }),
  hero: z.strictObject({
    title: line(80).meta({ title: "Heading" }),
    lead: line(260).meta({ description: "The sentence beneath the heading." }),
    actions: z.array(ActionSchema).max(2).default([]).meta({ title: "Links" }),
    drawing: line(200).meta({ description: "What the drawing shows, for those who do not see it." }),
  }),
});

/** A chain of figures; each figure is a claim, `{{claims.<id>}}`. */
export const FiguresSchema = z.strictObject({
  label: line(60),
  items: z
    .array(
      z.strictObject({
        figure: line(40).meta({ description: "A claim, such as {{claims.success-rate}}." }),
        label: line(80),
      }),
    )
    .min(2)
    .max(5),
});

/** A heading with its text. */
export const PointSchema = z.strictObject({ title: line(80), text: line(400) });

/** The band that ends a page with the quick lead form. */
export const RequestSchema = z.strictObject({ title: line(80), lead: line(200) });

export type RequestText = z.infer<typeof RequestSchema>;
