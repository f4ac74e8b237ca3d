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

/** Name of a file in `site/drawings/covers`, without its extension. */
export const coverPicture = slug.meta({ title: "Picture", reference: "covers" });

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

export const formerPaths = z.array(sitePath).default([]).meta({
  title: "Former paths",
  description: "The page's paths before its file was renamed, such as /insights/old-name.",
});

export const searchDescription = z.string().trim().min(100).max(160).meta({
  title: "Description in search results",
  description: "What search engines and social networks show below the title.",
});

export const publicationStatus = z.enum(["published", DRAFT]).default("published").meta({
  title: "Status",
  description: "Drafts appear only in previews.",
});

const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * Creates a schema for one line of text with `{name}` placeholders.
 * @param names valid placeholders; the schema rejects any other name
 */
export function templateText(names: readonly string[], max = 400) {
  return line(max).refine(
    (text) => [...text.matchAll(PLACEHOLDER)].every(([, name = ""]) => names.includes(name)),
    hintOf(names),
  );
}

function hintOf(names: readonly string[]): string {
  if (names.length === 0) return "text with nothing in braces";
  const list = new Intl.ListFormat("en-US", { type: "conjunction" });
  return `text that may use ${list.format(names.map((name) => `{${name}}`))}, and nothing else in braces`;
}

/** Creates a schema for a link to a page of this site, with a maximum length of its text. */
export const link = (max: number) =>
  z.strictObject({
    text: line(max).meta({ title: "Link text" }),
    href: sitePath.meta({ title: "Link target" }),
  });

/**
 * Requires the names in a list to be unique, because lookups by name return the first match and would ignore
 * duplicates.
 * @param key the field that contains an entry's name
 * @param all names that must be present; if empty, any name may be missing
 */
export function uniqueBy<Key extends string>(key: Key, all: readonly string[] = []) {
  const rule = `each ${key} once`;
  const check = z.superRefine<readonly Readonly<Record<Key, string>>[]>((rows, context) => {
    const names = rows.map((row) => row[key]);
    const missing = all.filter((name) => !names.includes(name)).map((name) => `"${name}"`);
    const verb = missing.length === 1 ? "is" : "are";
    const missingNote = missing.length === 0 ? "" : `, ${missing.join(" and ")} ${verb} missing`;
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        context.addIssue({
          code: "custom",
          path: [index, key],
          message: `${rule}: "${name}" is listed twice${missingNote}`,
        });
    });
  });
  // The editor shows this message as the field's hint.
  check._zod.def.error = () => rule;
  return check;
}
