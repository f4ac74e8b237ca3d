import "./adopt-styles.ts";
import "./list-mistakes.ts";
import CMS from "@sveltia/cms";
import { CONTENT_KINDS } from "../content-kinds.ts";
import { checkEntry } from "./check-entry.ts";
import { readEntry, writeEntry, type Entry } from "./entry-text.ts";
import { canStart } from "./folder-only.ts";
import { ContentFacts } from "./known-content.ts";
import { SaveError } from "./save-error.ts";

const known = new ContentFacts();

/** Script of `/admin`: registers the project's file formats and starts the editor. */
for (const kind of CONTENT_KINDS) {
  CMS.registerCustomFormat(kind.format, kind.extension, {
    fromFile: (text) => {
      known.learn(kind, text);
      return readEntry(kind, text);
    },
    toFile: async (entry: Entry) => {
      const text = await writeEntry(kind, entry);
      const mistakes = checkEntry(kind, text, known);
      if (mistakes.length > 0) throw new SaveError(mistakes);
      known.learn(kind, text);
      return text;
    },
  });
}

if (canStart()) void CMS.init();
