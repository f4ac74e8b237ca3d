import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SentTexts } from "../../../site/model/submissions/sent-pages.ts";

/**
 * Reads the messages for visitors without JavaScript, which the build writes next to the pages.
 * @param folder the built site
 * @returns a function that rereads them, because a build may replace them; while the file is missing, it returns
 * the last version
 */
export function readSentTexts(folder: string): () => SentTexts | undefined {
  let known: SentTexts | undefined;
  const read = (): SentTexts | undefined => {
    try {
      known = JSON.parse(readFileSync(join(folder, "sent/texts.json"), "utf8")) as SentTexts;
    } catch {
      // The site is being replaced, or has no forms.
    }
    return known;
  };
  read();
  return read;
}
