const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Returns a pattern that matches opening tags of the given elements, and captures the tag's name and the
 * source of its attributes.
 */
export const createTagPattern = (tags: readonly string[]): RegExp =>
  new RegExp(`<(${tags.join("|")})((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>`, "g");

export const TAG_POSITION = "an empty element on its own line, with blank lines around it";

/** Returns a pattern that matches a line that consists of one of the given elements, without content. */
export const createWidgetLinePattern = (tags: readonly string[]): RegExp =>
  new RegExp(`^${createTagPattern(tags).source}</\\1>\\s*$`);

/** Parses the attributes of an opening tag as browsers do. */
export function readTagAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
}

const NAMED_ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the character references that may occur in attributes in templates and Markdown. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (match, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(parseInt(decimal, 10));
      return NAMED_ENTITIES[name?.toLowerCase() ?? ""] ?? match;
    },
  );
}
