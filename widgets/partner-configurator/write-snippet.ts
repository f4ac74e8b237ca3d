import type { Choice, ConfiguratorSettings } from "./settings.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The code that a partner copies: the script, the tag, and where colors were chosen their rule.
 * @param origin of the site, which serves the script
 */
export function writeSnippet(
  { form, attributes, properties, isPinned }: Choice,
  { moving, pinned, email }: Pick<ConfiguratorSettings, "moving" | "pinned" | "email">,
  origin: string,
): string {
  const script = isPinned
    ? `<script async src="${origin}${pinned.file}" integrity="${pinned.integrity}" crossorigin></script>`
    : `<script async src="${origin}${moving}"></script>`;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
  const rules = Object.entries(properties)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("");
  const style = rules === "" ? "" : `\n<style>\n${form} {\n${rules}}\n</style>`;
  return `${script}\n<${form}${written}><a href="mailto:${email}">${email}</a></${form}>${style}`;
}
