import type { AttributesSchema } from "./widget.ts";

/** The keywords that an attribute accepts, as its schema says; undefined when it is free text. */
export function allowedValues(schema: AttributesSchema, name: string): string[] | undefined {
  const issue = schema.shape[name]?.safeParse("\0").error?.issues[0];
  return issue?.code === "invalid_value" ? issue.values.map(String) : undefined;
}
