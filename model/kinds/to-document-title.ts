import type { Agency } from "../schemas/agency.ts";

/** Maximum number of characters that search results show, including the agency's name. */
export const MAX_TITLE_LENGTH = 60;

/** Appends the agency's short name to a page title unless the title already includes it. */
export function toDocumentTitle(title: string, { shortName }: Pick<Agency, "shortName">): string {
  return title.includes(shortName) ? title : `${title} | ${shortName}`;
}
