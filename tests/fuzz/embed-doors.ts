import fc from "fast-check";
import { Window } from "happy-dom";
import { mergeStrings } from "../../widgets/embed/merge-strings.ts";
import { readStrings } from "../../widgets/embed/read-strings.ts";
import type { Messages } from "../../widgets/messages.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { allowedValues } from "../../widgets/runtime/allowed-values.ts";
import { readAttributes } from "../../widgets/runtime/widget.ts";
import type { Door } from "./fuzz.ts";

/** The part of a message table that a test needs: groups, texts and lists of texts. */
const own = {
  notices: { leadSuccess: { title: "Thank you!", text: "We call." }, empty: { title: "Email required" } },
  labels: { email: "Email" },
  choices: { timelines: ["Now", "Later"] },
} as unknown as Messages;

/** The keys of a value, at all depths. */
const shapeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)])
    : typeof value;

const names = [
  "notices",
  "leadSuccess",
  "title",
  "text",
  "labels",
  "email",
  "choices",
  "timelines",
  "0",
  "__proto__",
  "constructor",
  "toString",
  "length",
];
const texts = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, fc.string(), fc.jsonValue(), tie("table")),
  table: fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), tie("value")), { maxLength: 6 })
    // Written by hand: an object would lose __proto__.
    .map((entries) => ({ toJSON: () => undefined, entries })),
})).table;

function write(value: unknown): string {
  if (typeof value === "object" && value !== null && "entries" in value && Array.isArray(value.entries))
    return `{${value.entries.map(([key, inner]: [string, unknown]) => `${JSON.stringify(key)}:${write(inner)}`).join(",")}}`;
  return JSON.stringify(value) ?? "null";
}

const window = new Window();

const strings: Door = {
  name: "texts of embeds",
  property: fc.property(fc.oneof(texts.map(write), fc.json(), fc.string()), (source) => {
    const host = window.document.createElement("lead-form");
    const script = window.document.createElement("script");
    script.setAttribute("type", "application/json");
    script.textContent = source;
    host.append(script);
    const merged = mergeStrings(own, readStrings(host as unknown as Element, false));
    if (JSON.stringify(shapeOf(merged)) !== JSON.stringify(shapeOf(own)))
      throw new Error(`the table became ${JSON.stringify(merged)}`);
    if (Object.keys(Object.prototype).length > 0) throw new Error("the page's prototype was changed");
  }),
};

const attributes: Door = {
  name: "attributes of embeds",
  property: fc.property(
    fc.constantFrom(...WIDGETS),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom("context", "partner", "heading", "theme", "submit", "__proto__", "constructor"),
        fc.string(),
      ),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("true", "false", "general", "a_b", "a-b", "x".repeat(200)),
        fc.anything(),
      ),
    ),
    ({ attributes }, values) => {
      const read = readAttributes(attributes, values);
      const known = Object.keys(attributes.shape);
      if (JSON.stringify(Object.keys(read)) !== JSON.stringify(known))
        throw new Error(Object.keys(read).join());
      for (const [name, value] of Object.entries(read)) {
        const words = allowedValues(attributes, name);
        if (value === undefined) continue;
        if (typeof value !== "string" || value !== values[name])
          throw new Error(`${name} is ${String(value)}`);
        if (words && !words.includes(value)) throw new Error(`${name} is none of ${words.join()}`);
        if (["context", "partner"].includes(name) && !/^[a-z0-9_-]{1,80}$/.test(value))
          throw new Error(value);
      }
    },
  ),
};

export const embedDoors: readonly Door[] = [strings, attributes];
