import { decodeEntities } from "./decode-entities.ts";

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Finds the opening tags of these elements: the tag's name, and the source of its attributes. */
export const tagPattern = (tags: readonly string[]): RegExp =>
  new RegExp(`<(${tags.join("|")})((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>`, "g");

/** How a widget stands in a text, for messages. */
export const ALONE = "it empty, on a line of its own between blank lines";

/** Matches a paragraph that is one of these elements, empty, and nothing else. */
export const widgetLine = (tags: readonly string[]): RegExp =>
  new RegExp(`^${tagPattern(tags).source}</\\1>\\s*$`);

/** Reads the attributes of an opening tag the way browsers do. */
export function readTagAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
}
