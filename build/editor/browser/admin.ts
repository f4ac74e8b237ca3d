import "./adopt-styles.ts";
import CMS from "@sveltia/cms";
import { CONTENT_KINDS } from "../content-kinds.ts";
import { checkEntry } from "./check-entry.ts";
import { readEntry, writeEntry, type Entry } from "./entry-text.ts";
import { canStart } from "./folder-only.ts";
import { references } from "./known-references.ts";
import { SaveError } from "./save-error.ts";

/** The script of `/admin`: teaches the editor the project's files, and starts it. */
for (const kind of CONTENT_KINDS) {
  CMS.registerCustomFormat(kind.format, kind.extension, {
    fromFile: (text) => {
      const entry = readEntry(kind, text);
      references.learn(kind, entry);
      return entry;
    },
    toFile: async (entry: Entry) => {
      const text = await writeEntry(kind, entry);
      const mistakes = checkEntry(kind, text, references.table);
      if (mistakes.length > 0) throw new SaveError(mistakes);
      return text;
    },
  });
}

if (canStart()) void CMS.init();
