/** A text that the plugin shows, with the file that has it. */
const SHOWN = /\b__\(\s*(["'])(.+?)\1,\s*["']ridgebeam-forms["']\s*,?\s*\)/g;

/**
 * The template that translators start from (gettext's PO format), of the plugin's source files by their names.
 * @param described what the plugin and its block are called and described with, in their headers
 */
export function templateStrings(
  files: Readonly<Record<string, string>>,
  described: readonly string[],
  version: string,
): string {
  const found = Object.values(files).flatMap((text) =>
    [...text.matchAll(SHOWN)].map(([, , shown = ""]) => shown),
  );
  const entries = [...new Set([...described, ...found])].map(
    (text) => `msgid ${JSON.stringify(text)}\nmsgstr ""\n`,
  );
  const header = [
    `Project-Id-Version: Ridgebeam Forms ${version}`,
    "Content-Type: text/plain; charset=UTF-8",
  ];
  return [`msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join("\n")}\n`, ...entries].join("\n");
}
