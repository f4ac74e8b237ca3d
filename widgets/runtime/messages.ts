import type { MessageKeys } from "./message-keys.ts";

type KeysOf<List> = List extends unknown ? keyof List : never;
type NamesOf<List, Group extends PropertyKey> =
  List extends Readonly<Record<Group, readonly (infer Name extends string)[]>> ? Name : never;

export interface NoticeText {
  title: string;
  text?: string | undefined;
}

export type MessageTable = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Messages with the given keys: notices have a title and text, choices are arrays, others are strings. */
export type MessagesOf<Lists extends readonly MessageKeys[]> = {
  [Group in KeysOf<Lists[number]>]: Record<
    NamesOf<Lists[number], Group>,
    Group extends "notices" ? NoticeText : Group extends "choices" ? string[] : string
  >;
};
