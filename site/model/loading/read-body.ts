import { BLOCK_SCHEMAS, isBlockName, type BlockName } from "../schemas/blocks.ts";
import { checkSource, locate } from "./check-source.ts";
import type { Mistake } from "./content-error.ts";
import { describeChoice } from "./describe-issue.ts";
import type { BlockSource, MarkdownSource } from "./markdown-source.ts";
import { expandChecked, expandSource, expandText, type ReferenceTable } from "./references.ts";

/** A block as its component takes it. */
export interface CheckedBlock {
  name: BlockName;
  body: unknown;
}

/** The body of a Markdown file, checked. */
export interface MarkdownBody {
  /** Markdown with its references filled in; the fences of blocks are empty. */
  text: string;
  /** The values of the blocks, in their order. */
  blocks: readonly CheckedBlock[];
}

interface BodyContext {
  references: ReferenceTable;
  /** The places of forms that the content declares; absent where the body has been checked before. */
  contexts?: readonly string[];
}

/** Reads the blocks and references of a body. With mistakes, the body is incomplete. */
export function readBody(
  source: MarkdownSource,
  { references, contexts }: BodyContext,
): { body: MarkdownBody; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const { file } = source.frontMatter;
  const blocks = source.blocks.flatMap(({ name, yaml }): CheckedBlock[] => {
    if (isBlockName(name)) {
      const body = checkSource(expandSource(yaml, references, mistakes), BLOCK_SCHEMAS[name], mistakes);
      if (
        contexts !== undefined &&
        body !== undefined &&
        "context" in body &&
        !contexts.includes(body.context)
      )
        mistakes.push({ ...locate(yaml, ["context"]), problem: describeChoice(body.context, contexts) });
      return [{ name, body }];
    }
    const problem = describeChoice(name, Object.keys(BLOCK_SCHEMAS));
    mistakes.push({ file, line: yaml.lineOf([]) - 1, field: "block", problem });
    return [];
  });
  const prose = source.prose.map((line) => line.text).join("\n");
  expandText(prose, references, (problem, offset) => {
    const line = source.bodyLine + prose.slice(0, offset).split("\n").length - 1;
    mistakes.push({ file, line, field: "", problem });
  });
  return { body: { text: expandChecked(withoutBlocks(source), references), blocks }, mistakes };
}

/** The body with the contents of its blocks left out, which are kept as values. */
function withoutBlocks({ body, blocks }: MarkdownSource): string {
  const isContent = new Set(blocks.flatMap(contentLines));
  return body
    .split("\n")
    .filter((_, line) => !isContent.has(line))
    .join("\n");
}

function contentLines({ from, to }: BlockSource): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
