import { locate } from "../loading/check-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { BlockBody } from "../schemas/blocks.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

/** Blocks that take a figure or a label from the pay data name a state and a band that it has. */
export const checkPayBlocks: MarkdownCheck = ({ blocks }, { states, bands }) =>
  blocks.flatMap(({ name, yaml }) => {
    const judge = (path: (string | number)[], found: unknown, known: readonly string[]): Mistake[] =>
      typeof found !== "string" || known.includes(found)
        ? []
        : [{ ...locate(yaml, path), problem: describeChoice(found, known) }];
    const items = Array.isArray(yaml.value) ? (yaml.value as unknown[]) : [];
    if (name === "markets")
      return items.flatMap((item, index) =>
        judge([index, "state"], (item as Partial<BlockBody<"markets">[number]>).state, states),
      );
    if (name === "roles")
      return items.flatMap((item, index) =>
        judge([index, "pay", "state"], (item as Partial<BlockBody<"roles">[number]>).pay?.state, states),
      );
    if (name === "salary-bands")
      return items.flatMap((item, index) => {
        const { role, experience } = item as Partial<BlockBody<"salary-bands">[number]>;
        const known = bands.filter((band) => band.role === role).map((band) => band.experience);
        return judge([index, "experience"], experience, known);
      });
    return [];
  });
