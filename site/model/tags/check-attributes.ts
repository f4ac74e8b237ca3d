import { isAllowed, type AttributeRules } from "../../../widgets/runtime/attribute-rules.ts";
import { describeChoice } from "../loading/describe-issue.ts";

/** Attributes that any element may carry and that are none of a widget's. */
const GLOBAL = /^(id|class|hidden|lang|dir|data-.+|aria-.+)$/;

/**
 * Checks a tag's attributes by the widget's rules.
 * @param declared values of attributes that the content declares, where a form by itself would take any of the right shape
 * @returns the mistakes: what was found, what is allowed, and what is nearest to it; empty when all is well
 */
export function checkAttributes(
  tag: string,
  rules: AttributeRules,
  found: Readonly<Record<string, string>>,
  declared: Readonly<Record<string, readonly string[]>>,
): string[] {
  const names = Object.keys(rules);
  return Object.entries(found).flatMap(([name, value]) => {
    if (GLOBAL.test(name)) return [];
    const rule = rules[name];
    if (rule === undefined) return [`<${tag}> attribute ${describeChoice(name, names)}`];
    const where = `<${tag}> attribute "${name}"`;
    const values = declared[name];
    if (values !== undefined)
      return values.includes(value) ? [] : [`${where} ${describeChoice(value, values)}`];
    if (isAllowed(rule, value)) return [];
    const { words, maxLength } = rule;
    if (words !== undefined) return [`${where} ${describeChoice(value, words)}`];
    if (maxLength !== undefined && value.length > maxLength)
      return [`${where} found ${value.length} characters, expected at most ${maxLength}`];
    return [`${where} found "${value}", expected lowercase letters, digits and hyphens`];
  });
}
