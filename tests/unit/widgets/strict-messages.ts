import { pickMessages } from "../../../build/prerender/widget-config.ts";
import type { Messages } from "../../../model/tags/tags.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";

function makeStrict(table: object, path = ""): unknown {
  return new Proxy(table, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      // A notice's text is optional.
      const isOptional = Array.isArray(target) || (key === "text" && "title" in target);
      if (value === undefined && typeof key === "string" && !isOptional)
        throw new Error(`missing message: ${path}${key}`);
      return typeof value === "object" && value !== null
        ? makeStrict(value, `${path}${String(key)}.`)
        : value;
    },
  });
}

/** Returns only the messages that the widget's script contains. */
export const strictMessages = (tag: string): Messages =>
  makeStrict(pickMessages([tag], SAMPLE_CONFIG.messages)) as Messages;
