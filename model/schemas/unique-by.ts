import * as z from "zod";

/**
 * Requires the names in a list to be unique, because lookups by name return the first match and would ignore
 * duplicates.
 * @param key the field that contains an entry's name
 * @param all names that must be present; if empty, any name may be missing
 */
export function uniqueBy<Key extends string>(key: Key, all: readonly string[] = []) {
  const rule = `each ${key} once`;
  const check = z.superRefine<readonly Readonly<Record<Key, string>>[]>((rows, context) => {
    const names = rows.map((row) => row[key]);
    const missing = all.filter((name) => !names.includes(name)).map((name) => `"${name}"`);
    const verb = missing.length === 1 ? "is" : "are";
    const missingNote = missing.length === 0 ? "" : `, ${missing.join(" and ")} ${verb} missing`;
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        context.addIssue({
          code: "custom",
          path: [index, key],
          message: `${rule}: "${name}" is listed twice${missingNote}`,
        });
    });
  });
  // The editor shows this message as the field's hint.
  check._zod.def.error = () => rule;
  return check;
}
