import { existsSync } from "node:fs";
import { join } from "node:path";
import { locate } from "../loading/check-source.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { LoadedData } from "../loading/parse-data.ts";

const PUBLIC_FOLDER = "site/public";

/** Every recruiter's photo exists. */
export function checkPhotos(root: string, { files, sources }: LoadedData): Mistake[] {
  const source = sources.get("why-us");
  if (source === undefined) return [];
  return (files["why-us"]?.people.recruiters ?? []).flatMap(({ photo }, index) => {
    const file = `${PUBLIC_FOLDER}${photo}`;
    if (existsSync(join(root, file))) return [];
    const problem = `found no file ${file}, expected the photo: put it there`;
    return [{ ...locate(source, ["people", "recruiters", index, "photo"]), problem }];
  });
}
