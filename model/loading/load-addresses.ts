import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkRawText } from "../checks/check-raw-text.ts";
import { getLanguageFolder, type Language } from "../languages.ts";
import type { Mistake } from "../source/content-error.ts";
import { readContentFile } from "../source/content-folder.ts";
import { parseYamlSource } from "../source/yaml-source.ts";
import { addressFile, readAddresses, type Addresses } from "../translation/addresses.ts";

/**
 * Reads a language's page paths; empty if it has no `addresses.yaml`. Adds mistakes to `mistakes`.
 * @param keys see `readAddresses`
 */
export function loadAddresses(
  root: string,
  language: Language,
  keys: readonly string[] | undefined,
  mistakes: Mistake[],
): Addresses {
  if (!existsSync(join(root, addressFile(language)))) return new Map();
  const file = readContentFile(root, getLanguageFolder(language), "addresses", ".yaml");
  mistakes.push(...checkRawText(file));
  return readAddresses(parseYamlSource(file.file, file.text), language, keys, mistakes);
}
