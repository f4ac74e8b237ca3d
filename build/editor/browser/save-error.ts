import * as z from "zod";
import { getChildSchema, unwrapSchema } from "../../../model/source/field-meta.ts";
import type { Mistake } from "../../../model/source/content-error.ts";
import { splitFrontMatter } from "../../../model/source/markdown-source.ts";
import { getFieldLabel } from "../content-form.ts";

type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/**
 * Formats mistakes so that authors can find them, since the editor shows neither keys nor line numbers. A mistake in
 * a form field starts with the field's label (`Sources 1, URL: found …`), one in the body with the line's number and
 * first words (`line 26 "First words of", heading: found …`).
 * @param text the file with the mistakes
 * @param schema the schema of its fields
 */
export function describeMistakes(
  mistakes: readonly SaveMistake[],
  text: string,
  schema: z.ZodType,
): string[] {
  const { frontMatter, bodyLine } = splitFrontMatter(text);
  return mistakes.map(({ field, line, problem }) => {
    const isInBody = frontMatter !== undefined && line !== undefined && line >= bodyLine;
    const label = isInBody ? undefined : labelField(field, schema);
    const excerpt = isInBody ? firstWords(text.split("\n")[line - 1] ?? "") : "";
    const location = [line === undefined ? "" : `line ${line}${excerpt}`, field].filter(
      (part) => part !== "",
    );
    return `${label ?? location.join(", ")}: ${problem}.`;
  });
}

function firstWords(line: string): string {
  const words = line.trim().split(/\s+/);
  return words[0] === "" ? "" : ` "${words.slice(0, 6).join(" ")}${words.length > 6 ? " …" : ""}"`;
}

function labelField(field: string, schema: z.ZodType): string | undefined {
  let currentSchema = schema;
  let label = "";
  for (const key of field.split(/[.[\]]+/).filter((part) => part !== "")) {
    const { schema: parent } = unwrapSchema(currentSchema);
    const field = getChildSchema(parent, key);
    if (field === undefined) return undefined;
    if (parent instanceof z.ZodArray) label += ` ${Number(key) + 1}`;
    else if (parent instanceof z.ZodObject)
      label += `${label === "" ? "" : ", "}${getFieldLabel(key, field)}`;
    else return undefined;
    currentSchema = field;
  }
  return label === "" ? undefined : label.trim();
}

/**
 * Prevents saving. The editor shows the cause of a `saving_failed` error in a dialog; the cause has one line per
 * mistake.
 */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[], text = "", schema: z.ZodType = z.unknown()) {
    super("saving_failed", { cause: new Error(describeMistakes(mistakes, text, schema).join("\n")) });
  }
}
