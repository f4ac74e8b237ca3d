import { readFileSync } from "node:fs";

/** What a page's social image says. */
export interface SocialPage {
  /** Canonical path of the page. */
  path: string;
  title: string;
  /** Sheet code of the title block, `I-021`. */
  code: string;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/**
 * The pages among the written files that name a social image, and what it should say: read from the pages themselves, so
 * that no page names an image that is not made.
 * @param files paths of the written files
 * @param suffix what the titles of all pages end with, which the image has in its wordmark
 */
export function socialPages(files: readonly string[], suffix: string): SocialPage[] {
  return files.flatMap((file) => {
    if (!file.endsWith(".html")) return [];
    const html = readFileSync(file, "utf8");
    if (!html.includes('property="og:image"')) return [];
    const title = match(html, /<meta property="og:title" content="([^"]*)"/);
    return {
      path: new URL(match(html, /<link rel="canonical" href="([^"]*)"/)).pathname,
      title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
      code: match(html, /data-sheet-code="true">([^<]*)</),
    };
  });
}

function match(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? "").replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
