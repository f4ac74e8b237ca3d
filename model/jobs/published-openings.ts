import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";

/** What mails say of an opening. */
export interface PublishedOpening {
  title: string;
  /** When it ends, or has ended, in ISO 8601. A filled one has ended at any time. */
  ends?: string | undefined;
  /** Whether it is hidden, although its file has it as open. It has ended as well. */
  isHidden?: true | undefined;
  /** Path of its page. */
  path: string;
  trade: string;
  /** The states of the work, as in paths: `new-york`. */
  states: readonly string[];
  /** Place, pay and last day, such as "El Paso, TX; $38 to $46 an hour; closes Dec 31". */
  summaries: Readonly<Partial<Record<Language, string>>>;
}

/** The build's file with all openings by requisition number, also those that have ended, for the server's mails. */
export const OPENINGS_FILE = "_openings.json";

/**
 * Reads the openings of a built site, by requisition number.
 * @param siteFolder the built site, such as `dist`
 * @returns no opening while the site is being replaced
 */
export function readPublishedOpenings(siteFolder: string): ReadonlyMap<string, PublishedOpening> {
  try {
    const text = readFileSync(join(siteFolder, OPENINGS_FILE), "utf8");
    return new Map(Object.entries(JSON.parse(text) as Record<string, PublishedOpening>));
  } catch {
    return new Map();
  }
}

/** Whether an opening takes applications at a time. */
export const isOpenAt = ({ ends }: Pick<PublishedOpening, "ends">, at: Date): boolean =>
  ends === undefined || Date.parse(ends) > at.getTime();
