import { BLOCK_SCHEMAS, isBlockName } from "../../schemas/blocks.ts";
import { checkSource } from "../check-source.ts";
import type { Mistake } from "../content-error.ts";
import { describeChoice } from "../describe-issue.ts";
import { expandSource, expandText } from "../references.ts";
import type { SiteCheck } from "./check-site.ts";

/** Bodies of articles and legal pages: every fence is a known block whose YAML holds up, every reference is known. */
export const checkBlocks: SiteCheck = ({ references }, sources) =>
  [...sources.articles.values(), ...sources.legal.values()].flatMap(
    ({ body, bodyLine, blocks, frontMatter: { file } }) => {
      const mistakes: Mistake[] = [];
      for (const { name, yaml } of blocks) {
        if (!isBlockName(name)) {
          const problem = describeChoice(name, Object.keys(BLOCK_SCHEMAS));
          mistakes.push({ file, line: yaml.lineOf([]) - 1, field: "block", problem });
        } else checkSource(expandSource(yaml, references, mistakes), BLOCK_SCHEMAS[name], mistakes);
      }
      const prose = body.replace(/^```[\s\S]*?^```/gm, (fence) => fence.replace(/[^\n]/g, " "));
      expandText(prose, references, (problem, offset) => {
        const line = bodyLine + prose.slice(0, offset).split("\n").length - 1;
        mistakes.push({ file, line, field: "", problem });
      });
      return mistakes;
    },
  );
