import type { Plugin } from "esbuild";
import type { Messages } from "../../widgets/messages.ts";
import type { TextNames } from "../../widgets/runtime/text-names.ts";
import { WIDGET_TEXTS } from "../../widgets/widget-texts.ts";

const TEXTS_BY_TAG = new Map<string, readonly TextNames[]>(Object.entries(WIDGET_TEXTS));

/**
 * Returns the part of the message table that some widgets use, in the same order.
 * @param tags tags of the widgets
 */
export function pickTexts(tags: readonly string[], messages: Messages): Messages {
  const lists = tags.flatMap((tag) => TEXTS_BY_TAG.get(tag) ?? []);
  const isWanted = (group: string, name: string): boolean =>
    lists.some((names) => names[group]?.includes(name));
  const groups = Object.entries(messages).map(
    ([group, texts]) =>
      [group, Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(group, name)))] as const,
  );
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0)) as Messages;
}

export function textsPlugin(messages: Messages): Plugin {
  return {
    name: "texts",
    setup(build) {
      build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
        path: path.slice("texts:".length),
        namespace: "texts",
      }));
      build.onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => ({
        contents: JSON.stringify(pickTexts(path.split("+"), messages)),
        loader: "json",
      }));
    },
  };
}
