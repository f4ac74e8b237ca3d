import * as z from "zod";

/**
 * A rule for lists whose entries are looked up by name: no name stands twice. The lookup takes the first entry, so that a second one
 * would count only where all entries are read, and pages would disagree.
 * @param key the field with an entry's name
 * @param all every name that the list has to have; absent, names may be missing
 */
export function eachOnce<Key extends string>(key: Key, all: readonly string[] = []) {
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
          message: `${rule}: "${name}" stands twice${lack}`,
        });
    });
  });
  // What the form of the editor says beneath the list.
  check._zod.def.error = () => rule;
  return check;
}
