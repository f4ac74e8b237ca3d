import { warn } from "../runtime/warn.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Reads the page's messages from `<script type="application/json">` in the tag. Logs a warning if the JSON is
 * invalid.
 */
export function readStrings(host: Element, isParsed: boolean): Strings {
  const source = host.querySelector('script[type="application/json"]');
  try {
    return Object(JSON.parse(source?.textContent || "{}")) as Strings;
  } catch {
    if (isParsed) warn(`invalid JSON in <${host.localName}>; using default texts`);
    return {};
  }
}
