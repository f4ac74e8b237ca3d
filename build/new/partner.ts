import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readEntry, writeEntry } from "../editor/browser/entry-text.ts";
import { DATA_KINDS } from "../editor/content-kinds.ts";
import { PartnersSchema } from "../../model/schemas/partners.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import type { NewKind } from "./new-kind.ts";
import { askField } from "./questions.ts";

const FILE = "content/_data/partners.yaml";

const { id, name, origins } = PartnersSchema.shape.known.element.shape;

export const partner: NewKind = {
  questions: () => [
    askField("id", id),
    askField("name", name),
    askField("origin", origins, { isList: true }),
  ],
  write: async ({ root, data: { partners } }, answers) => {
    if (partners.known.some((other) => other.id === answers.id))
      throw new ExpectedError(
        `${FILE} already has a partner with the id ${String(answers.id)}. Choose another with --id.`,
      );
    const entry = readEntry(DATA_KINDS.partners, readFileSync(join(root, FILE), "utf8"));
    const added = { id: answers.id, name: answers.name, origins: answers.origin };
    const text = await writeEntry(DATA_KINDS.partners, {
      ...entry,
      known: [...(entry.known as unknown[]), added],
    });
    return {
      file: FILE,
      text,
      nextStep: `Open /partners, set up a form with the partner id ${String(answers.id)}, and send its code to the partner.`,
    };
  },
};
