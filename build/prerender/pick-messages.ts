import type { Plugin } from "esbuild";
import type { Messages } from "../../model/tags/tags.ts";
import type { MessageKeys } from "../../model/tags/tag-description.ts";
import { WIDGET_MESSAGE_KEYS } from "../../model/tags/tags.ts";

const KEYS_BY_TAG = new Map<string, readonly MessageKeys[]>(Object.entries(WIDGET_MESSAGE_KEYS));

/** Returns the messages that the widgets with the given tags use, in the order of the message table. */
export function pickMessages(tags: readonly string[], messages: Messages): Messages {
  const messageKeyLists = tags.flatMap((tag) => KEYS_BY_TAG.get(tag) ?? []);
  const isWanted = (group: string, name: string): boolean =>
    messageKeyLists.some((names) => names[group]?.includes(name));
  const groups = Object.entries(messages).map(
    ([group, texts]) =>
      [group, Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(group, name)))] as const,
  );
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0)) as Messages;
}

export function messagesPlugin(messages: Messages): Plugin {
  return {
    name: "texts",
    setup(build) {
      build.onResolve({ filter: /^texts:/ }, ({ path }) => ({
        path: path.slice("texts:".length),
        namespace: "texts",
      }));
      build.onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => ({
        contents: JSON.stringify(pickMessages(path.split("+"), messages)),
        loader: "json",
      }));
    },
  };
}
