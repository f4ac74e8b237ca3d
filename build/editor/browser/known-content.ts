import { entryContext } from "../../../site/model/loading/entry-context.ts";
import { parseData } from "../../../site/model/loading/parse-data.ts";
import { parseYamlSource, type YamlSource } from "../../../site/model/source/yaml-source.ts";
import type { EntryContext } from "../../../site/model/checks/check-markdown.ts";
import { ENTRY_KINDS, type ContentKind } from "../content-kinds.ts";

/**
 * Content that the editor has read or saved and that other files are checked against. The editor passes texts
 * without file names.
 */
export class ContentFacts {
  readonly data = new Map<string, YamlSource>();
  readonly states = new Set<string>();

  learn(kind: ContentKind, text: string): void {
    if (kind.data !== undefined) this.data.set(kind.data, parseYamlSource(kind.format, text));
    if (kind.format !== ENTRY_KINDS.states.format) return;
    const { slug } = (parseYamlSource(kind.format, text).value ?? {}) as { slug?: unknown };
    if (typeof slug === "string") this.states.add(slug);
  }

  /**
   * Context for checking an entry. Link targets are not checked: paths of articles and legal pages are
   * unknown here.
   */
  get context(): EntryContext {
    return entryContext(parseData(this.data, []), { targets: undefined, states: [...this.states] });
  }
}
