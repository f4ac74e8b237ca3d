import { hash } from "node:crypto";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { Mistake } from "../source/content-error.ts";

/** Minimum length of a reported paragraph in words. Shorter paragraphs may be identical by chance. */
const MIN_WORDS = 12;

export function listParagraphs({ prose }: MarkdownSource) {
  return prose.flatMap(({ text, line, heading }) => {
    const paragraph = text.trim();
    if (heading !== undefined || paragraph.split(/\s+/).length < MIN_WORDS) return [];
    return [{ digest: hash("sha1", paragraph, "base64"), line }];
  });
}

/**
 * Reports paragraphs that two entries share.
 * @param parse parses an entry again to find line numbers
 */
export function checkSharedParagraphs(
  entries: readonly { slug: string; paragraphs: readonly string[] }[],
  parse: (slug: string) => MarkdownSource,
): Mistake[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ slug, paragraphs }) => {
    const isShared = paragraphs.some((digest) => owners.has(digest) && owners.get(digest) !== slug);
    for (const digest of paragraphs) if (!owners.has(digest)) owners.set(digest, slug);
    if (!isShared) return [];
    const source = parse(slug);
    const { file } = source.frontMatter;
    const lines = new Map<string, number[]>();
    for (const { digest, line } of listParagraphs(source)) {
      const owner = owners.get(digest) ?? slug;
      if (owner !== slug) lines.set(owner, [...(lines.get(owner) ?? []), line]);
    }
    return [...lines].map(([owner, [line = 1, ...others]]) => {
      const suffix = others.length === 0 ? "" : `, and ${others.length} more below`;
      const problem = `found a paragraph that is also in ${owner}${suffix}: rewrite or delete it here`;
      return { file, line, field: "paragraph", problem };
    });
  });
}
