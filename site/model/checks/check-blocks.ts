import { BLOCK_SCHEMAS, isBlockName } from "../schemas/blocks.ts";
import { checkSource, locate } from "../loading/check-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import { expandSource, expandText } from "../loading/references.ts";
import type { MarkdownContext } from "./check-markdown.ts";
import type { ArticleSource } from "../loading/article-source.ts";

/**
 * Every fence is a known block whose YAML holds up, every reference is known.
 * @param context where contexts of forms are not known, as in the editor, none is refused
 */
export function checkBlocks(
  { prose, bodyLine, blocks, frontMatter: { file } }: ArticleSource,
  { references, contexts }: Pick<MarkdownContext, "references"> & Partial<Pick<MarkdownContext, "contexts">>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { name, yaml } of blocks) {
    if (!isBlockName(name)) {
      const problem = describeChoice(name, Object.keys(BLOCK_SCHEMAS));
      mistakes.push({ file, line: yaml.lineOf([]) - 1, field: "block", problem });
      continue;
    }
    const body = checkSource(expandSource(yaml, references, mistakes), BLOCK_SCHEMAS[name], mistakes);
    if (contexts === undefined || body === undefined || !("context" in body)) continue;
    if (!contexts.includes(body.context))
      mistakes.push({ ...locate(yaml, ["context"]), problem: describeChoice(body.context, contexts) });
  }
  const text = prose.map((line) => line.text).join("\n");
  expandText(text, references, (problem, offset) => {
    const line = bodyLine + text.slice(0, offset).split("\n").length - 1;
    mistakes.push({ file, line, field: "", problem });
  });
  return mistakes;
}
