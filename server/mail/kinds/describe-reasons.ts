import { cleanLine } from "../clean-text.ts";

/**
 * The reasons of a suspicion as words: from a list of texts, a list of objects with a name and a weight, or an object of
 * weights by name; empty where the database keeps none.
 */
export function describeReasons(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.map(describeReason).filter((reason) => reason !== "");
  if (typeof stored === "object" && stored !== null) return Object.entries(stored).map(withWeight);
  return [];
}

function describeReason(reason: unknown): string {
  if (typeof reason === "string") return toWords(reason);
  if (typeof reason !== "object" || reason === null) return "";
  const values = Object.values(reason);
  const name = values.find((value) => typeof value === "string");
  return name === undefined ? "" : withWeight([name, values.find((value) => typeof value === "number")]);
}

const withWeight = ([name, weight]: [string, unknown]): string =>
  typeof weight === "number" ? `${toWords(name)} (+${weight})` : toWords(name);

const toWords = (name: string): string => cleanLine(name.replaceAll("_", " "), 120);
