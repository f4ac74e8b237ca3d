import * as z from "zod";
import type { Messages } from "../../../widgets/messages.ts";
import { WIDGET_TEXTS, type TextNames } from "../../../widgets/widget-texts.ts";
import { MESSAGE_TITLES } from "./message-titles.ts";
import { line, prose } from "../schemas/text.ts";

const Notice = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  text: line(200).optional().meta({ title: "Sentence below it" }),
});
const Choices = z.array(line(40)).min(2);

const valueOf = (group: string): z.ZodType =>
  group === "notices" ? Notice : group === "choices" ? Choices : prose;

const TITLES: Readonly<Record<string, { title: string; texts: Readonly<Record<string, string>> }>> =
  MESSAGE_TITLES;

const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const titleOf = (group: string, name: string): string | undefined =>
  TITLES[group]?.texts[name] ?? (group === "labels" ? inWords(name) : undefined);

const shape: Record<string, Record<string, z.ZodType>> = {};
for (const lists of Object.values<readonly TextNames[]>(WIDGET_TEXTS))
  for (const [group, names] of lists.flatMap((list) => Object.entries(list)))
    for (const name of names)
      (shape[group] ??= {})[name] = valueOf(group).meta({ title: titleOf(group, name) });

/** `content/_data/messages.yaml`, with the keys listed in `widgets/widget-texts.ts`. */
export const MessagesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(shape).map(([group, values]) => [
      group,
      z.strictObject(values).meta({ title: TITLES[group]?.title }),
    ]),
  ),
) as unknown as z.ZodType<Messages>;

export type { Messages };
