import { entryContext } from "../../../site/model/loading/entry-context.ts";
import { parseData } from "../../../site/model/loading/parse-data.ts";
import { parseYamlSource, type YamlSource } from "../../../site/model/loading/yaml-source.ts";
import type { EntryContext } from "../../../site/model/checks/check-markdown.ts";
import { ENTRY_KINDS, type ContentKind } from "../content-kinds.ts";

/** What the editor has read or saved that other files are judged by. It is given texts without their names. */
export class KnownContent {
  /** Every data file, by its name. */
  readonly data = new Map<string, YamlSource>();
  /** Names of the states, whose files say their own. */
  readonly states = new Set<string>();

  /** Takes in the text of a file, where others are judged by it. */
  learn(kind: ContentKind, text: string): void {
    if (kind.data !== undefined) this.data.set(kind.data, parseYamlSource(kind.format, text));
    if (kind.format !== ENTRY_KINDS.states.format) return;
    const { slug } = (parseYamlSource(kind.format, text).value ?? {}) as { slug?: unknown };
    if (typeof slug === "string") this.states.add(slug);
  }

  /** What an entry is judged by; not where its links lead, since names of articles and legal pages are not known. */
  get context(): EntryContext {
    return entryContext(parseData(this.data, []), { targets: undefined, states: [...this.states] });
  }
}
