import type { WIDGET_TEXTS } from "./widget-texts.ts";

type Lists = (typeof WIDGET_TEXTS)[keyof typeof WIDGET_TEXTS][number];
type KeysOf<List> = List extends unknown ? keyof List : never;
type NamesOf<List, Group extends PropertyKey> =
  List extends Readonly<Record<Group, readonly (infer Name extends string)[]>> ? Name : never;

export interface NoticeText {
  title: string;
  text?: string | undefined;
}

export type NoticeName = NamesOf<Lists, "notices">;

/** Text that widgets show, from `content/_data/messages.yaml`. */
export type Messages = {
  [Group in Exclude<KeysOf<Lists>, "notices" | "choices">]: Record<NamesOf<Lists, Group>, string>;
} & {
  notices: Record<NoticeName, NoticeText>;
  choices: Record<NamesOf<Lists, "choices">, string[]>;
};
