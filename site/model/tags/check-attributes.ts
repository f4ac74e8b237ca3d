import type { AttributesSchema } from "../../../widgets/runtime/widget.ts";
import { describeChoice } from "../loading/describe-issue.ts";

/** Attributes that any element may carry and that are none of a widget's. */
const GLOBAL = /^(id|class|hidden|lang|dir|data-.+|aria-.+)$/;

/**
 * Checks a tag's attributes by the widget's schema.
 * @param declared values of attributes that the content declares, where a form by itself would take any of the right shape
 * @returns the mistakes: what was found, what is allowed, and what is nearest to it; empty when all is well
 */
export function checkAttributes(
  tag: string,
  schema: AttributesSchema,
  found: Readonly<Record<string, string>>,
  declared: Readonly<Record<string, readonly string[]>>,
): string[] {
  const names = Object.keys(schema.shape);
  return Object.entries(found).flatMap(([name, value]) => {
    if (GLOBAL.test(name)) return [];
    const type = schema.shape[name];
    if (type === undefined) return [`<${tag}> attribute ${describeChoice(name, names)}`];
    const where = `<${tag}> attribute "${name}"`;
    const values = declared[name];
    if (values !== undefined)
      return values.includes(value) ? [] : [`${where} ${describeChoice(value, values)}`];
    const issue = type.safeParse(value).error?.issues[0];
    if (issue === undefined) return [];
    if (issue.code === "invalid_value")
      return [`${where} ${describeChoice(value, issue.values.map(String))}`];
    if (issue.code === "too_big")
      return [`${where} found ${value.length} characters, expected at most ${issue.maximum}`];
    return [`${where} found "${value}", expected lowercase letters, digits and hyphens`];
  });
}
