import type * as z from "zod";

export interface Rules {
  min?: number;
  max?: number;
  patterns: { source: string; expected: string }[];
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
  const rules: Rules = { patterns: [], expected: [], integer: false };
  for (const check of [schemaDefinition, ...checks]) {
    const expected = getExpectedText(check);
    switch (check.check) {
      case "min_length":
        rules.min = check.minimum;
        break;
      case "max_length":
        rules.max = check.maximum;
        break;
      case "length_equals":
        rules.min = rules.max = check.length;
        break;
      case "greater_than":
        rules.min = check.value;
        break;
      case "less_than":
        rules.max = check.value;
        break;
      case "number_format":
        rules.integer = check.format === "safeint";
        break;
      case "custom":
        rules.expected.push(expected);
        break;
      case "string_format":
        if (check.format === "regex" && check.pattern !== undefined)
          rules.patterns.push({ source: check.pattern.source, expected });
        else if (check.format === "url" && check.protocol?.source === "^https$")
          rules.patterns.push({ source: "^https://", expected });
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
