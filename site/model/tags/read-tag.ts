import { decodeEntities } from "./decode-entities.ts";

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Matches opening tags of these elements and captures the name and the source of the attributes. */
export const tagPattern = (tags: readonly string[]): RegExp =>
  new RegExp(`<(${tags.join("|")})((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>`, "g");

/** Required position of a widget's tag; used in messages. */
export const TAG_POSITION = "it empty, on a line of its own between blank lines";

/** Matches a line that contains only one of these elements, without content. */
export const widgetLine = (tags: readonly string[]): RegExp =>
  new RegExp(`^${tagPattern(tags).source}</\\1>\\s*$`);

/** Parses the attributes of an opening tag as browsers do. */
export function readTagAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
}
