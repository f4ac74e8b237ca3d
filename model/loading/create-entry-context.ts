import { checkMarkdown, type EntryContext } from "../checks/check-prose.ts";
import { listClaimFigures, checkHardcodedClaimsInFields } from "../checks/check-hardcoded-claims.ts";
import { createPayPatterns, checkHardcodedPayInFields } from "../checks/pay-patterns.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import type { LoadedData } from "./parse-data.ts";
import { checkJobWords } from "../checks/job-words.ts";
import { checkPhrasesInBody, checkPhrasesInFields } from "../checks/check-phrases.ts";
import type { PageKind } from "../kinds/page-kind.ts";
import { typeset } from "../typeset.ts";
import { checkSource } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";
import { parseMarkdownSource } from "../source/markdown-source.ts";
import { readBody } from "./read-body.ts";
import { expandSource } from "../source/references.ts";
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
    contexts: isUnread(sources.get("contexts"))
      ? undefined
      : Object.keys(sources.get("contexts")?.value ?? {}),
    bands: listPublishedBands(files.salaries),
  };
}

const isUnread = (source: YamlSource | undefined): boolean =>
  source === undefined || source.mistakes.length > 0;

function listPublishedBands(salaries: DataFiles["salaries"] | undefined): EntryContext["bands"] {
  return (salaries?.experience ?? []).flatMap(({ role, bands }) =>
    bands.map(({ experience }) => ({ role, experience })),
  );
}

/** Returns an entry's fields: the front matter of a Markdown file, or a whole YAML file. */
export const frontMatterOf = ({ extension }: Pick<PageKind, "extension">, file: ContentFile): YamlSource =>
  extension === "md" ? parseMarkdownSource(file).frontMatter : parseYamlSource(file.file, file.text);

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
