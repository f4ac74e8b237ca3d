import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PinnedFile, PinnedRelease } from "../../model/page-assets.ts";
import { writeHashedFile } from "../assets/write-hashed-file.ts";

/**
 * Writes one immutable file per language and lists the files in `release.json`. Files of other languages also
 * contain the English forms.
 * @param bundle bundles the English forms and, if given, those in another language into one script
 */
export async function writePinnedRelease(
  outDir: string,
  version: string,
  languages: readonly string[],
  bundle: (language?: string) => Promise<string>,
): Promise<PinnedRelease> {
  const write = async (name: string, language?: string): Promise<PinnedFile> => {
    const text = await bundle(language);
    return {
      file: writeHashedFile(outDir, `/embed/${version}/${name}.js`, text),
      integrity: `sha384-${createHash("sha384").update(text).digest("base64")}`,
    };
  };
  const [english, ...translated] = await Promise.all([
    write("forms"),
    ...languages.map(async (code) => [code, await write(`forms.${code}`, code)] as const),
  ]);
  const release = { version, ...english, languages: Object.fromEntries(translated) };
  writeFileSync(join(outDir, "embed", "release.json"), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
