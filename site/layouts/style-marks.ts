import { createHash } from "node:crypto";

/** Private use characters, which content cannot contain. */
const [BEGIN, END] = ["\ue002", "\ue003"];

/** Matches what `markStyles` and `markHash` return: the stylesheet's name, and `styles` or `hash`. */
export const PAGE_STYLES = new RegExp(`${BEGIN}([\\w-]+) (styles|hash)${END}`);

/** Marks the place of a stylesheet's text, which is known once all of its pages are rendered. */
export const markStyles = (name: string): string => `${BEGIN}${name} styles${END}`;

/** Marks the place of a stylesheet's hash as a CSP source. */
export const markHash = (name: string): string => `${BEGIN}${name} hash${END}`;

/** Marks the place of the hashes of all pages' stylesheets. */
export const HEADER_HASHES = `${BEGIN}hashes${END}`;

/** Returns the hash of an inline stylesheet as a CSP source (CSP Level 3). */
export const hashStyles = (sheet: string): string =>
  `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
