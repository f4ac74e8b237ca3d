import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import type { Messages } from "../tags/tags.ts";
import type { MessageKeys } from "../tags/tag-description.ts";
import { WIDGET_MESSAGE_KEYS } from "../tags/tags.ts";
import { GROUP_TITLES, MESSAGE_TITLES, SHARED_MESSAGE_TITLES } from "./message-titles.ts";
import { line, prose } from "./text.ts";

const Notice = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  text: line(200).optional().meta({ title: "Sentence below the heading" }),
});
const Choices = z.array(line(40)).min(2);

const schemaOf = (group: string): z.ZodType =>
  group === "notices" ? Notice : group === "choices" ? Choices : prose;

type Titles = Readonly<Record<string, string>>;
const groupTitles: Titles = GROUP_TITLES;
const messageTitles: Readonly<Record<string, Titles>> = MESSAGE_TITLES;

/** Converts a key to a title, such as `firstName` to "First name". */
const toTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const titleOf = (group: string, name: string): string =>
  messageTitles[group]?.[name] ?? SHARED_MESSAGE_TITLES[name] ?? toTitle(name);

const shape: Record<string, Record<string, z.ZodType>> = {};
for (const lists of Object.values<readonly MessageKeys[]>(WIDGET_MESSAGE_KEYS))
  for (const [group, names] of lists.flatMap((list) => Object.entries(list)))
    for (const name of names)
      (shape[group] ??= {})[name] = schemaOf(group).meta({ title: titleOf(group, name) });

/**
 * Schema of `content/_data/messages.yaml`, with the message keys of each tag in `model/tags/`.
 */
export const MessagesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(shape).map(([group, values]) => [
      group,
      fieldset(groupTitles[group] ?? toTitle(group), values),
    ]),
  ),
) as unknown as z.ZodType<Messages>;
