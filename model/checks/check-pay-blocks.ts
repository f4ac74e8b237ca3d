import { mistakeAt } from "../source/check-source.ts";
import { describeChoice } from "../source/describe-issue.ts";
import { BLOCK_SCHEMAS, isBlockName, type BlockBody } from "../schemas/blocks.ts";
import { SALARY_ROLES } from "../schemas/salaries.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import type { EntryContext, MarkdownCheck } from "./check-markdown.ts";
import { listReferences } from "./check-references.ts";

interface Choice {
  path: FieldPath;
  found: string;
  known: readonly string[];
}

/** Reports blocks that show pay data for an unknown state or experience band. */
export const checkPayBlocks: MarkdownCheck = ({ blocks }, { states, bands }) =>
  blocks.flatMap(({ name, yaml }) => {
    if (!isBlockName(name)) return [];
    const references = listReferences(BLOCK_SCHEMAS[name], yaml.value);
    const choices: Choice[] = references.map((reference) => ({ ...reference, known: states }));
    if (name === "salary-bands") choices.push(...listBandChoices(yaml.value, bands));
    return choices
      .filter(({ found, known }) => !known.includes(found))
      .map(({ path, found, known }) => mistakeAt(yaml, path, describeChoice(found, known)));
  });

function listBandChoices(value: unknown, bands: EntryContext["bands"]): Choice[] {
  // Without any bands, the pay data file is invalid and has already been reported.
  if (!Array.isArray(value) || bands.length === 0) return [];
  return (value as (Partial<BlockBody<"salary-bands">[number]> | null)[]).flatMap((item, index) => {
    const { role, experience } = item ?? {};
    const known = bands.filter((band) => band.role === role).map((band) => band.experience);
    if (known.length > 0)
      return typeof experience === "string"
        ? [{ path: [index, "experience"], found: experience, known }]
        : [];
    const roles = [...new Set(bands.map((band) => band.role))];
    return role !== undefined && SALARY_ROLES.includes(role)
      ? [{ path: [index, "role"], found: role, known: roles }]
      : [];
  });
}
