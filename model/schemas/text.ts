import * as z from "zod";
import { toDatePart, DRAFT, DATE_OR_TIME } from "../publication.ts";

export const line = (max = 200) => z.string().trim().min(1).max(max);

export const prose = z.string().trim().min(1);

/** Lowercase words joined by hyphens, for URLs. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a lowercase name with hyphens, such as new-york");

/** Creates a schema for a list of entries of a page kind. */
export const references = (kind: string) => z.array(slug.meta({ reference: kind }));

/** An ISO date, such as `2025-01-15`. */
export const isoDate = z.iso.date("a valid date such as 2025-01-15");

const DATE_OR_TIME_EXPECTED =
  "a valid date such as 2026-12-01, or a date and time with an offset such as 2026-12-01T08:00-05:00";

/** An ISO date, or a date and time with a UTC offset. */
export const dateOrTime = z
  .string()
  .regex(DATE_OR_TIME, {
    error: DATE_OR_TIME_EXPECTED,
    abort: true,
  })
  .refine((value) => !Number.isNaN(Date.parse(value)) && isoDate.safeParse(toDatePart(value)).success, {
    message: DATE_OR_TIME_EXPECTED,
  });

export const httpsUrl = z.url({ protocol: /^https$/, error: "a full https:// URL" });

export const SITE_PATH_EXPECTED = "a path on this site such as /services or /#contact";

/** A path on this site, with an optional anchor. */
export const sitePath = z.string().regex(/^\/[a-z0-9/_-]*(#[a-z0-9-]+)?$/, SITE_PATH_EXPECTED);

export const searchDescription = z.string().min(100).max(160).meta({
  title: "Description in search results",
  description: "What search engines and social networks show below the title.",
});

export const publicationStatus = z.enum(["published", DRAFT]).default("published").meta({
  title: "Status",
  description: "Drafts appear only in previews.",
});
