import * as z from "zod";
import type {
  DateTimeField,
  Field,
  ListField,
  RelationField,
  SelectField,
  StringField,
  TextField,
} from "@sveltia/cms";
import { KIND_NAMES, getPageKind } from "../../model/kinds/page-kinds.ts";
import { unwrapSchema } from "../../model/source/field-meta.ts";
import { getFieldLabel, humanize } from "./content-form.ts";

interface Rules {
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

const SINGLE_LINE_LIMIT = 90;

type Relation = Pick<RelationField, "collection" | "file" | "value_field" | "display_fields">;

const CLAIMS: Relation = {
  collection: "company",
  file: "claims",
  value_field: "entries.*.id",
  display_fields: ["entries.*.text", "entries.*.meaning"],
};

function relationTo(reference: string): Relation {
  if (reference === "claims") return CLAIMS;
  const kind = KIND_NAMES.find((name) => name === reference);
  if (kind === undefined)
    throw new Error(
      `Unknown reference "${reference}" in the metadata of a field; expected one of claims, covers, ${KIND_NAMES.join(", ")}.`,
    );
  const { folder, form } = getPageKind(kind);
  return { collection: folder, value_field: "{{slug}}", display_fields: [form.name] };
}

type Unnamed<T> = T extends unknown ? Omit<T, "name"> : never;
type ListFieldDefinition = Unnamed<ListField | RelationField | SelectField>;
type TextFieldDefinition = Unnamed<StringField | TextField | DateTimeField>;

export interface FieldOptions {
  /**
   * Whether to count characters while typing. False where the text may contain `{{claims.…}}`, because its limit
   * applies to the expanded text and the form could reject valid input.
   */
  countsCharacters: boolean;
  isExpanded?: boolean;
  /** Names of the drawings in `site/drawings/covers`. */
  covers?: readonly string[];
}

export function toFields(schema: z.ZodObject, options: FieldOptions): Field[] {
  return Object.entries(schema.shape).map(([name, value]) => toField(name, value as z.ZodType, options));
}

/**
 * Converts a schema to an editor field.
 * @throws Error for an unsupported type of schema
 */
export function toField(name: string, wrappedSchema: z.ZodType, options: FieldOptions): Field {
  const { schema, meta, optional, fallback } = unwrapSchema(wrappedSchema);
  const rules = readRules(schema);
  const common = {
    name,
    label: getFieldLabel(name, wrappedSchema),
    required: !optional,
    comment: meta.description,
    ...(meta.readonly === true ? { readonly: true } : {}),
    ...(fallback === undefined ? {} : { default: fallback as never }),
  };
  if (meta.reference === "covers")
    return { ...common, widget: "select", options: (options.covers ?? []).map(toOption) };
  if (meta.reference !== undefined) return { ...common, widget: "relation", ...relationTo(meta.reference) };
  if (schema instanceof z.ZodObject)
    return {
      ...common,
      widget: "object",
      collapsed: options.isExpanded === true ? false : "auto",
      fields: toFields(schema, options),
    };
  if (schema instanceof z.ZodArray) return { ...common, ...toListField(schema, common.label, options) };
  if (schema instanceof z.ZodTuple) {
    const { items } = schema.def;
    const item = items[0] as z.ZodType;
    const list = toListField(z.array(item).length(items.length), common.label, options);
    return { ...common, ...list };
  }
  if (schema instanceof z.ZodEnum)
    return { ...common, widget: "select", options: schema.options.map((value) => toOption(String(value))) };
  if (schema instanceof z.ZodLiteral)
    return { ...common, widget: "string", readonly: true, default: String(schema.value) };
  if (schema instanceof z.ZodBoolean) return { ...common, widget: "boolean", required: false };
  if (schema instanceof z.ZodNumber) {
    const { min, max } = rules;
    return { ...common, widget: "number", value_type: rules.integer ? "int" : "float", min, max };
  }
  if (schema.def.type === "string") return { ...common, ...toTextField(rules, options) };
  throw new Error(
    `Cannot create an editor field for ${name}: build/editor/fields.ts does not support schemas of type ${schema.def.type}.`,
  );
}

function toListField(schema: z.ZodArray, label: string, options: FieldOptions): ListFieldDefinition {
  const { min, max, expected } = readRules(schema);
  const item = unwrapSchema(schema.element as z.ZodType);
  const hint = joinSentences(listLimit(min, max), ...expected);
  const shared = { required: min !== undefined && min > 0, min, max, hint };
  if (item.meta.reference !== undefined)
    return { ...shared, widget: "relation", multiple: true, ...relationTo(item.meta.reference) };
  if (item.schema instanceof z.ZodEnum) {
    const choices = item.schema.options.map((value) => toOption(String(value)));
    return { ...shared, widget: "select", multiple: true, options: choices, dropdown_threshold: 0 };
  }
  const list = { ...shared, widget: "list" as const, label_singular: item.meta.title ?? toSingular(label) };
  if (item.schema instanceof z.ZodObject) {
    const fields = toFields(item.schema, options);
    return { ...list, fields, collapsed: "auto", summary: summaryOf(Object.keys(item.schema.shape)) };
  }
  const field = toField("item", schema.element as z.ZodType, options);
  return { ...list, field: { ...field, label: list.label_singular } as Field };
}

function toTextField(
  { min = 0, max, pattern: shape, expected, format }: Rules,
  { countsCharacters }: FieldOptions,
): TextFieldDefinition {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const limit = textLimit(min, max);
  const isCounted = countsCharacters && limit !== "" && shape === undefined;
  const pattern: [string, string] | undefined =
    shape !== undefined
      ? [shape.source, `${shape.expected}`]
      : limit === "" || isCounted
        ? undefined
        : [`^(?:(?=[\\s\\S]*\\{\\{)[\\s\\S]*|[\\s\\S]{${min},${max ?? ""}})$`, limit];
  const hint = joinSentences(shape?.expected ?? (isCounted ? "" : limit), ...expected);
  return {
    ...(shape === undefined && (max === undefined || max > SINGLE_LINE_LIMIT) && format === undefined
      ? { widget: "text" as const }
      : { widget: "string" as const, type: format === "url" || format === "email" ? format : undefined }),
    use_emoji_autocomplete: false,
    minlength: isCounted && min > 1 ? min : undefined,
    maxlength: isCounted ? max : undefined,
    pattern,
    hint,
  };
}

function toOption(value: string): { label: string; value: string } {
  return { label: /^[a-z0-9_-]+$/.test(value) ? humanize(value) : value, value };
}

function textLimit(min: number, max: number | undefined): string {
  if (max === undefined) return "";
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
}

function listLimit(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return min === 1 ? "" : `exactly ${min}`;
  if (max !== undefined) return `${min ?? 0} to ${max}`;
  return min !== undefined && min > 1 ? `at least ${min}` : "";
}

function joinSentences(...parts: string[]): string | undefined {
  const sentences = [...new Set(parts)]
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return sentences.length === 0 ? undefined : sentences.join(". ");
}

/** Field names that summarize a list entry better than its first field, in order of preference. */
const SUMMARY_FIELDS = ["meaning", "title", "name", "question", "role", "text", "label", "stage", "term"];

const namingField = (keys: readonly string[]): string | undefined =>
  SUMMARY_FIELDS.find((key) => keys.includes(key)) ?? keys[0];

const summaryOf = (keys: readonly string[]): string => `{{fields.${namingField(keys) ?? ""}}}`;

export function getItemName(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const name: unknown = Object.entries(item).find(([key]) => key === namingField(Object.keys(item)))?.[1];
  return typeof name === "string" ? name : undefined;
}

function toSingular(label: string): string {
  if (/ies$/.test(label)) return label.replace(/ies$/, "y");
  if (/(ss|ch|sh|x)es$/.test(label)) return label.slice(0, -2);
  return /[^s]s$/.test(label) ? label.slice(0, -1) : label;
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
