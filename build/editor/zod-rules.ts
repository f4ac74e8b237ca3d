import type * as z from "zod";

export interface Rules {
  min?: number;
  max?: number;
  pattern?: { source: string; expected: string };
  /** Descriptions of rules that the editor's form cannot check. */
  expected: string[];
  format?: string;
  integer: boolean;
}

interface CheckDefinition {
  check?: string | undefined;
  format?: string;
  pattern?: RegExp;
  protocol?: RegExp;
  value?: number;
  minimum?: number;
  maximum?: number;
  length?: number;
  error?: (issue: { code: string; input: unknown }) => string | { message: string } | null | undefined;
}

export function readRules(schema: z.ZodType): Rules {
  const schemaDefinition = schema.def as CheckDefinition;
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as CheckDefinition);
  const rules: Rules = { expected: [], integer: false };
  for (const check of [schemaDefinition, ...checks]) {
    const expected = getExpectedText(check);
    switch (check.check) {
      case "min_length":
      case "greater_than":
        rules.min = check.minimum ?? check.value;
        break;
      case "max_length":
      case "less_than":
        rules.max = check.maximum ?? check.value;
        break;
      case "length_equals":
        rules.min = rules.max = check.length;
        break;
      case "number_format":
        rules.integer = check.format === "safeint";
        break;
      case "custom":
        rules.expected.push(expected);
        break;
      case "string_format":
        if (check.format === "regex" && check.pattern !== undefined)
          rules.pattern ??= { source: check.pattern.source, expected };
        else if (check.format === "url" && check.protocol?.source === "^https$")
          rules.pattern ??= { source: "^https://", expected };
        if (check.format !== "regex") rules.format = check.format;
        break;
      default:
        break;
    }
  }
  return rules;
}

function getExpectedText({ error, check = "" }: CheckDefinition): string {
  const message = error?.({ code: check, input: undefined });
  return (typeof message === "string" ? message : message?.message) ?? "";
}
