import { BLOCK_SCHEMAS, isBlockName, type BlockName } from "../schemas/blocks.ts";
import { EXPECTED_CONTEXT_HINT } from "../schemas/contexts.ts";
import { checkSource, locateField } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import { expandKnown, expandSource, expandText, type ReferenceTable } from "../source/references.ts";

export interface ValidatedBlock {
  name: BlockName;
  caption: string | undefined;
  body: unknown;
}

/**
 * A validated Markdown body. Placeholders in its tokens are filled in, and each block's token has a
 * `ValidatedBlock` as its `meta`.
 */
export type MarkdownBody = Pick<MarkdownSource, "tokens" | "links">;

interface BodyContext {
  references: ReferenceTable;
  contexts?: readonly string[] | undefined;
}

/**
 * Parses the blocks and fills in the placeholders of a body. Modifies the source's tokens in place. If there
 * are mistakes, the body is incomplete.
 */
export function readBody(
  source: MarkdownSource,
  { references, contexts }: BodyContext,
): { body: MarkdownBody; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const { file } = source.frontMatter;
  const expand = (text: string, line: number): string =>
    expandText(text, references, (problem) => mistakes.push({ file, line, field: "", problem }));
  for (const { name, caption, yaml, token } of source.blocks) {
    const line = source.bodyLine + (token.map?.[0] ?? 0);
    if (isBlockName(name)) {
      const body = checkSource(expandSource(yaml, references, mistakes), BLOCK_SCHEMAS[name], mistakes);
      if (
        contexts !== undefined &&
        body !== undefined &&
        "context" in body &&
        !contexts.includes(body.context)
      )
        mistakes.push({
          ...locateField(yaml, ["context"]),
          problem: describeChoice(body.context, contexts, EXPECTED_CONTEXT_HINT),
        });
      const expandedCaption = caption === undefined ? undefined : expand(caption, line);
      token.meta = { name, caption: expandedCaption, body } satisfies ValidatedBlock;
      token.content = "";
    } else {
      const problem = describeChoice(name, Object.keys(BLOCK_SCHEMAS));
      mistakes.push({ file, line, field: "block", problem });
    }
  }
  for (const { text, line } of source.prose) expand(text, line);
  for (const token of source.tokens) token.content = expandKnown(token.content, references);
  return { body: { tokens: source.tokens, links: source.links }, mistakes };
}
