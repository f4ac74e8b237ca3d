import type { Agency } from "./schemas/agency.ts";

/** Characters of a document's title that search results show, the agency's name included. */
export const MOST_TITLE = 60;

/** The document's title: the page's, then the agency's short name, unless the page's has it. */
export function documentTitle(title: string, { shortName }: Pick<Agency, "shortName">): string {
  return title.includes(shortName) ? title : `${title} | ${shortName}`;
}
