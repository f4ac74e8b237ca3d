import * as z from "zod";

/** One line of text that is not empty. */
export const line = (max = 200) => z.string().trim().min(1).max(max);

/** Running text. */
export const prose = z.string().trim().min(1);

/** A lowercase name with hyphens, as it stands in addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a lowercase name with hyphens, such as new-york");

/** A calendar day, `2025-01-15`. */
export const day = z.iso.date("a day of the calendar, written as 2025-01-15");

/** A public address. */
export const address = z.url({ protocol: /^https$/, error: "a full https address" });

/** A path of this site, an anchor in a page included. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/_-]*(#[a-z0-9-]+)?$/, "a path of this site such as /services or /#contact");
