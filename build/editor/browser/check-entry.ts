import { parseMarkdownSource } from "../../../site/model/loading/markdown-source.ts";
import { checkSource } from "../../../site/model/loading/check-source.ts";
import { readBody } from "../../../site/model/loading/read-body.ts";
import type { Mistake } from "../../../site/model/loading/content-error.ts";
import { expandSource, type ReferenceTable } from "../../../site/model/loading/references.ts";
import { parseYamlSource } from "../../../site/model/loading/yaml-source.ts";
import type { ContentKind } from "../content-kinds.ts";

/**
 * What `npm run check` would find in the file by itself.
 * @param references what `{{…}}` may stand for
 */
export function checkEntry(
  { extension, schema, format }: ContentKind,
  text: string,
  references: ReferenceTable,
): Mistake[] {
  const mistakes: Mistake[] = [];
  if (extension === "yaml") {
    checkSource(expandSource(parseYamlSource(format, text), references, mistakes), schema, mistakes);
    return mistakes;
  }
  const source = parseMarkdownSource({ file: format, name: format, text });
  checkSource(expandSource(source.frontMatter, references, mistakes), schema, mistakes);
  return [...mistakes, ...readBody(source, { references }).mistakes];
}
