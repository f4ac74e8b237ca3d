import { pickMessages } from "../../../build/prerender/pick-messages.ts";
import type { Messages } from "../../../widgets/messages.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";

/** Wraps a table of strings so that reading a missing one throws an error. */
function strict(table: object, path = ""): unknown {
  return new Proxy(table, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined && typeof key === "string" && !Array.isArray(target))
        throw new Error(`missing message: ${path}${key}`);
      return typeof value === "object" && value !== null ? strict(value, `${path}${String(key)}.`) : value;
    },
  });
}

/** Returns only the strings that a widget's script contains. */
export const strictMessages = (tag: string): Messages =>
  strict(pickMessages([tag], SAMPLE_CONFIG.messages)) as Messages;
