import { adoptStylesheet } from "./adopt-styles.ts";
import CMS from "@sveltia/cms";
import { getPageKind } from "../../../model/kinds/page-kinds.ts";
import {
  CONTENT_KINDS,
  PREVIEWED_KINDS,
  TRANSLATED_DATA_KINDS,
  TRANSLATED_ENTRY_KINDS,
} from "../content-kinds.ts";
import { entryPane } from "./entry-pane.tsx";
import { checkEntry, checkTranslatedFile } from "./check-entry.ts";
import { readEntry, readTranslation, writeEntry, writeTranslation, type Entry } from "./entry-text.ts";
import { KnownContent } from "./known-content.ts";
import { englishPane, getEntryData } from "./preview-pane.ts";
import { SaveError } from "./check-entry.ts";

const HIDE_SIGN_IN = ".buttons .button.secondary { display: none }";

const LOCAL = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/;

/**
 * Sets up the editor for a site built without a repository. It can then only open a local folder, and only if the
 * site is served on localhost.
 * @returns whether the editor can start
 */
function canStartEditor(): boolean {
  if (document.body.dataset.worksOn !== "folder") return true;
  if (!LOCAL.test(location.hostname)) {
    document.body.append(
      "This copy of the site has no repository to save to. Build it with CMS_REPOSITORY set, or run npm start on your own computer and open /admin there.",
    );
    return false;
  }
  adoptStylesheet(HIDE_SIGN_IN);
  return true;
}

const knownContent = new KnownContent();

/** Script of `/admin`: registers the project's file formats and starts the editor. */
for (const kind of CONTENT_KINDS) {
  CMS.registerCustomFormat(kind.format, kind.extension, {
    fromFile: (text) => {
      knownContent.addEntry(kind, text);
      return readEntry(kind, text);
    },
    toFile: async (entry: Entry) => {
      const text = await writeEntry(kind, entry);
      const mistakes = checkEntry(kind, text, knownContent);
      if (mistakes.length > 0) throw new SaveError(mistakes, text, kind.schema);
      knownContent.addEntry(kind, text);
      return text;
    },
  });
}

for (const kind of TRANSLATED_DATA_KINDS) {
  CMS.registerCustomFormat(kind.format, kind.extension, {
    fromFile: (text) => {
      knownContent.addTranslation(kind, text);
      return readTranslation(text);
    },
    toFile: async (entry: Entry) => {
      const text = await writeTranslation(entry, knownContent.getEnglish(kind).value);
      const mistakes = checkTranslatedFile(kind, text, knownContent);
      if (mistakes.length > 0) throw new SaveError(mistakes, text, kind.schema);
      knownContent.addTranslation(kind, text);
      return text;
    },
  });
}

// Fill in default values before the editor checks and saves an entry.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const kind = CONTENT_KINDS.find(({ page }) => page?.folder === entry.get("collection"));
    if (kind === undefined) return undefined;
    const defaults = Object.entries(knownContent.getDefaults(kind, getEntryData(entry)));
    return defaults.reduce((filledEntry, [name, value]) => filledEntry.setIn(["data", name], value), entry);
  },
});

const { previewStyles } = document.body.dataset;
if (previewStyles !== undefined) CMS.registerPreviewStyle(new URL(previewStyles, location.href).href);
for (const kind of PREVIEWED_KINDS)
  CMS.registerPreviewTemplate(getPageKind(kind).folder, entryPane(kind, knownContent));
for (const kind of TRANSLATED_ENTRY_KINDS) CMS.registerPreviewTemplate(kind.format, englishPane(kind));

if (canStartEditor()) void CMS.init();
