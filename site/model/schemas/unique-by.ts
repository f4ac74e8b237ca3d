import * as z from "zod";

/**
 * Requires unique names in a list. Lookups by name use the first match, so with duplicates pages could
 * disagree.
 * @param key field with an entry's name
 * @param all names that must all be present; if absent, any may be missing
 */
export function uniqueBy<Key extends string>(key: Key, all: readonly string[] = []) {
  const rule = `each ${key} once`;
  const check = z.superRefine<readonly Readonly<Record<Key, string>>[]>((rows, context) => {
    const names = rows.map((row) => row[key]);
    const missing = all.filter((name) => !names.includes(name)).map((name) => `"${name}"`);
    const verb = missing.length === 1 ? "is" : "are";
    const lack = missing.length === 0 ? "" : `, ${missing.join(" and ")} ${verb} missing`;
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        context.addIssue({
          code: "custom",
          path: [index, key],
          message: `${rule}: "${name}" is listed twice${lack}`,
        });
    });
  });
  // The editor shows this as the field's hint.
  check._zod.def.error = () => rule;
  return check;
}
