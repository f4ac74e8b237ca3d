import { readFileSync } from "node:fs";

/**
 * A block of docs/deploy.md, with this machine's places for those that an operator fills in.
 * @param replacements each stands in the block exactly once
 */
export function documentedBlock(
  language: string,
  mark: string,
  replacements: readonly (readonly [written: string | RegExp, here: string])[],
): string {
  const blocks = [
    ...readFileSync("docs/deploy.md", "utf8").matchAll(
      new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"),
    ),
  ];
  let block = blocks.map(([, text = ""]) => text).find((text) => text.includes(mark));
  if (block === undefined) throw new Error(`docs/deploy.md has no block with ${mark}`);
  for (const [written, here] of replacements) {
    if (block.split(written).length !== 2)
      throw new Error(`The block with ${mark} in docs/deploy.md does not say ${String(written)} once`);
    block = block.replace(written, here);
  }
  return block;
}
