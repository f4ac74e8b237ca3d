import { pickTexts } from "../../../build/prerender/pick-texts.ts";
import type { Messages } from "../../../widgets/messages.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";

/** Wraps texts so that reading a missing one throws. */
function strict(table: object, path = ""): unknown {
  return new Proxy(table, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined && typeof key === "string" && !Array.isArray(target))
        throw new Error(`the text ${path}${key} is asked for and missing`);
      return typeof value === "object" && value !== null ? strict(value, `${path}${String(key)}.`) : value;
    },
  });
}

/** Returns the texts in a widget's script, and no others. */
export const strictTexts = (tag: string): Messages =>
  strict(pickTexts([tag], SAMPLE_CONFIG.messages)) as Messages;
