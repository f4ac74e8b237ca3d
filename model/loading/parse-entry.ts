import { checkMarkdown, type EntryContext } from "../checks/check-prose.ts";
import { listClaimFigures, checkHardcodedClaimsInFields } from "../checks/check-hardcoded-claims.ts";
import { createPayPatterns, checkHardcodedPayInFields } from "../checks/pay-patterns.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import type { LoadedData } from "./parse-data.ts";
import { checkJobWords } from "../checks/job-words.ts";
import { checkPhrasesInBody, checkPhrasesInFields } from "../checks/check-phrases.ts";
import type { PageKind } from "../kinds/page-kind.ts";
import { typeset } from "../typeset.ts";
import { checkSource, locateField } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";
import { parseFrontMatter, parseMarkdownSource, type MarkdownSource } from "../source/markdown-source.ts";
import { BLOCK_SCHEMAS, isBlockName, type BlockName } from "../schemas/blocks.ts";
import { EXPECTED_CONTEXT_HINT } from "../schemas/contexts.ts";
import { describeChoice } from "../source/describe-issue.ts";
import { expandKnown, expandSource, expandText, type ReferenceTable } from "../source/references.ts";
import { parseYamlSource, type YamlSource } from "../source/yaml-source.ts";

export function createEntryContext(
  { sources, references, files }: LoadedData,
  { targets, states }: Pick<EntryContext, "targets" | "states">,
): EntryContext {
  return {
    references,
    targets,
    states,
    figures: listClaimFigures(sources.get("claims")?.value),
    pay: createPayPatterns(sources.get("salaries")?.value),
    contexts: listContexts(sources.get("contexts")),
    bands: listPublishedBands(files.salaries),
  };
}

/** Returns undefined if the file is missing, invalid or empty, so that no context is reported as unknown. */
function listContexts(source: YamlSource | undefined): string[] | undefined {
  const names = source?.mistakes.length === 0 ? Object.keys(source.value ?? {}) : [];
  return names.length === 0 ? undefined : names;
}

function listPublishedBands(salaries: DataFiles["salaries"] | undefined): EntryContext["bands"] {
  return (salaries?.experience ?? []).flatMap(({ role, bands }) =>
    bands.map(({ experience }) => ({ role, experience })),
  );
}

/** Returns an entry's fields: the front matter of a Markdown file, or a whole YAML file. */
export const frontMatterOf = ({ extension }: Pick<PageKind, "extension">, file: ContentFile): YamlSource =>
  extension === "md" ? parseFrontMatter(file) : parseYamlSource(file.file, file.text);

/**
 * Parses an entry and applies all rules for single entries: schema, fields, Markdown and wording. Reads no
 * files, so the editor can run it before saving.
 * @param addInheritedFields adds the fields that a translation inherits from the English file
 */
export function parseEntry(
  kind: PageKind,
  file: ContentFile,
  context: EntryContext,
  addInheritedFields: (fields: YamlSource) => YamlSource = (fields) => fields,
) {
  const { extension, schema, allowsProtectedTerms = false } = kind;
  const markdown = extension === "md" ? parseMarkdownSource(file) : undefined;
  const own = markdown?.frontMatter ?? parseYamlSource(file.file, file.text);
  const places = addInheritedFields(own);
  // Without front matter, its lines would be reported as Markdown.
  if (own.value === undefined && own.mistakes.length > 0)
    return { places, fields: undefined, markdown: undefined, body: undefined, mistakes: [...own.mistakes] };
  const parsedBody = markdown && readBody(markdown, context);
  const mistakes: Mistake[] = [
    ...checkHardcodedClaimsInFields(places, context),
    ...checkHardcodedPayInFields(places, context),
    ...(markdown === undefined ? [] : checkMarkdown(markdown, context)),
    ...(parsedBody?.mistakes ?? []),
    ...(allowsProtectedTerms ? [] : checkPhrasesInFields(places)),
    ...(allowsProtectedTerms || markdown === undefined ? [] : checkPhrasesInBody(markdown)),
    ...(kind.isJobAdvertisement && markdown !== undefined ? checkJobWords(markdown) : []),
  ];
  const fields = typeset(checkSource(expandSource(places, context.references, mistakes), schema, mistakes));
  if (fields !== undefined) mistakes.push(...(kind.checkEntry?.(fields, places) ?? []));
  return { places, fields, markdown, body: parsedBody?.body, mistakes };
}

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
