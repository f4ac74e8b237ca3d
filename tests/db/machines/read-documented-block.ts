import { readFileSync } from "node:fs";

const PAGE = "docs/deploy/several-servers.md";

/**
 * Reads a code block from docs/deploy/several-servers.md and replaces its example paths and ports.
 * @param marker text that identifies the block
 * @throws Error if no block contains the mark, or if a text to replace does not occur exactly once
 */
export function readDocumentedBlock(
  language: string,
  marker: string,
  replacements: readonly (readonly [written: string | RegExp, here: string])[],
): string {
  const blocks = [
    ...readFileSync(PAGE, "utf8").matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g")),
  ];
  let block = blocks.map(([, text = ""]) => text).find((text) => text.includes(marker));
  if (block === undefined) throw new Error(`${PAGE} has no block with ${marker}`);
  for (const [written, here] of replacements) {
    if (block.split(written).length !== 2)
      throw new Error(`The block with ${marker} in ${PAGE} does not say ${String(written)} once`);
    block = block.replace(written, here);
  }
  return block;
}
