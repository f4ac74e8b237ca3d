import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SentTexts } from "../../../site/model/submissions/sent-pages.ts";

/**
 * Reads what is said to who has no script, as the build wrote it beside the pages.
 * @param folder the built site
 * @returns a function that reads it again, since a build may replace it; the last that was there while it is missing
 */
export function readSentTexts(folder: string): () => SentTexts | undefined {
  let known: SentTexts | undefined;
  const read = (): SentTexts | undefined => {
    try {
      known = JSON.parse(readFileSync(join(folder, "sent/texts.json"), "utf8")) as SentTexts;
    } catch {
      // A site is being replaced, or answers no forms.
    }
    return known;
  };
  read();
  return read;
}
