import type { YamlSource } from "../source/yaml-source.ts";

/** Merges a translation over the English value, objects by key and lists by position. */
export function overlayValue(english: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return english;
  if (Array.isArray(english) && Array.isArray(translation))
    return english.map((item: unknown, index) => overlayValue(item, translation[index]));
  if (isRecord(english) && isRecord(translation))
    return Object.fromEntries(
      Object.entries(english).map(([key, item]) => [key, overlayValue(item, translation[key])]),
    );
  return translation;
}

/**
 * Returns a translated file with missing values filled in from English. Line numbers refer to the
 * translation.
 */
export function overlaySource(english: YamlSource, translation: YamlSource): YamlSource {
  return { ...translation, value: overlayValue(english.value, translation.value) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
