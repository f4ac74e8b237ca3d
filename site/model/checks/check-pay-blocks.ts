import { locateField } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { BlockBody } from "../schemas/blocks.ts";
import { SALARY_ROLES } from "../schemas/salaries.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

/** Reports blocks that show pay data for an unknown state or experience band. */
export const checkPayBlocks: MarkdownCheck = ({ blocks }, { states, bands }) =>
  blocks.flatMap(({ name, yaml }) => {
    const checkChoice = (
      path: (string | number)[],
      foundValue: unknown,
      knownValues: readonly string[],
    ): Mistake[] =>
      typeof foundValue !== "string" || knownValues.includes(foundValue)
        ? []
        : [{ ...locateField(yaml, path), problem: describeChoice(foundValue, knownValues) }];
    const items = Array.isArray(yaml.value) ? (yaml.value as unknown[]) : [];
    if (name === "markets")
      return items.flatMap((item, index) =>
        checkChoice([index, "state"], (item as Partial<BlockBody<"markets">[number]>).state, states),
      );
    if (name === "roles")
      return items.flatMap((item, index) =>
        checkChoice(
          [index, "pay", "state"],
          (item as Partial<BlockBody<"roles">[number]>).pay?.state,
          states,
        ),
      );
    if (name === "salary-bands")
      return items.flatMap((item, index) => {
        const { role, experience } = item as Partial<BlockBody<"salary-bands">[number]>;
        const knownValues = bands.filter((band) => band.role === role).map((band) => band.experience);
        // Without any bands, the pay data file is invalid and has already been reported.
        if (bands.length === 0) return [];
        if (knownValues.length > 0) return checkChoice([index, "experience"], experience, knownValues);
        const roles = [...new Set(bands.map((band) => band.role))];
        return SALARY_ROLES.some((one) => one === role) ? checkChoice([index, "role"], role, roles) : [];
      });
    return [];
  });
