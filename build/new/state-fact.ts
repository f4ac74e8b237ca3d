import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readEntry, writeEntry } from "../editor/browser/entry-text.ts";
import { ENTRY_KINDS } from "../editor/content-kinds.ts";
import { unwrapSchema } from "../../model/source/field-meta.ts";
import { StateSchema } from "../../model/schemas/state.ts";
import { listEntries } from "../../model/kinds/list-entries.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import type { NewKind } from "./new-kind.ts";
import { askField, type Question } from "./questions.ts";

const FACTS = StateSchema.shape.facts.shape;
const NAMES = Object.keys(FACTS) as (keyof typeof FACTS)[];
const { text, board, source, url, asOf } = FACTS.oshaPlan.unwrap().shape;

export const stateFact: NewKind = {
  questions: ({ root }) => {
    const states = listEntries(root, "states");
    return [
      { name: "state", text: "State", schema: z.enum(states), choices: states },
      { name: "fact", text: "Fact", schema: z.enum(NAMES), choices: NAMES },
      {
        name: "value",
        text: "Value",
        schema: z.unknown(),
        refine: ({ fact }) => toValueQuestion(FACTS[fact as keyof typeof FACTS].unwrap().shape.value),
      },
      askField("text", text),
      askField("board", board, { fallback: "" }),
      askField("source", source),
      askField("url", url),
      askField("as-of", asOf),
    ];
  },
  write: async ({ root }, { state, fact, value, text, board, source, url, ...rest }) => {
    const file = `content/states/${String(state)}.yaml`;
    const entry = readEntry(ENTRY_KINDS.states, readFileSync(join(root, file), "utf8"));
    const facts = entry.facts as Record<string, unknown>;
    const name = String(fact);
    if (name in facts) throw new ExpectedError(`${file} already contains the fact ${name}. Edit it there.`);
    const added = { value, text, board, source, url, asOf: rest["as-of"] };
    return {
      file,
      text: await writeEntry(ENTRY_KINDS.states, { ...entry, facts: { ...facts, [name]: added } }),
      nextStep: `To see it, run \`npm run dev\` and open /locations/${String(state)}.`,
    };
  },
};

function toValueQuestion(field: z.ZodType): Partial<Question> {
  const { schema } = unwrapSchema(field);
  if (schema instanceof z.ZodEnum) return { schema, choices: schema.options.map(String) };
  if (!(schema instanceof z.ZodBoolean)) return { schema };
  const choices = ["yes", "no"] as const;
  return { schema: z.enum(choices).transform((choice) => choice === "yes"), choices };
}
