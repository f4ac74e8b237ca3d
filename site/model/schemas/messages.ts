import * as z from "zod";
import { CHOICE_LISTS, MESSAGE_KEYS, NOTICE_NAMES, type Messages } from "../../../widgets/messages.ts";
import { line, prose } from "./text.ts";

const record = <T extends z.ZodType>(keys: readonly string[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])));

const groups = Object.fromEntries(
  Object.entries(MESSAGE_KEYS).map(([group, keys]) => [group, record(keys, prose)]),
);

const NoticeSchema = z.strictObject({ title: line(80), text: line(200).optional() });

/** `content/_data/messages.yaml`, by the table of keys in `widgets/messages.ts` (spec sections 4, 5 and 8). */
export const MessagesSchema = z.strictObject({
  ...groups,
  notices: record(NOTICE_NAMES, NoticeSchema),
  choices: record(CHOICE_LISTS, z.array(line(40)).min(2)),
}) as unknown as z.ZodType<Messages>;

export type { Messages };
