const TRANSLATION_CALL = /\b__\(\s*(["'])(.+?)\1,\s*["']ridgebeam-forms["']\s*,?\s*\)/g;

/**
 * Generates the translation template (gettext POT) for the plugin's source files.
 * @param metadata names and descriptions of the plugin and the block, from their headers
 */
export function translationTemplate(
  files: Readonly<Record<string, string>>,
  metadata: readonly string[],
  version: string,
): string {
  const translatableTexts = Object.values(files).flatMap((text) =>
    [...text.matchAll(TRANSLATION_CALL)].map(([, , shown = ""]) => shown),
  );
  const entries = [...new Set([...metadata, ...translatableTexts])].map(
    (text) => `msgid ${JSON.stringify(text)}\nmsgstr ""\n`,
  );
  const header = [
    `Project-Id-Version: Ridgebeam Forms ${version}`,
    "Content-Type: text/plain; charset=UTF-8",
  ];
  return [`msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join("\n")}\n`, ...entries].join("\n");
}
