import { existsSync } from "node:fs";
import { join } from "node:path";
import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import type { SiteSources } from "../kinds/site.ts";

const PUBLIC_FOLDER = "site/public";

/** Reports recruiters whose photo file is missing. */
export function checkPhotos(
  root: string,
  files: Partial<DataFiles>,
  sources: SiteSources["data"],
): Mistake[] {
  const source = sources.get("why-us");
  if (source === undefined) return [];
  return (files["why-us"]?.people.recruiters ?? []).flatMap(({ photo }, index) => {
    const file = `${PUBLIC_FOLDER}${photo}`;
    if (existsSync(join(root, file))) return [];
    const problem = `found no photo ${file}: add the file, or correct the name`;
    return [mistakeAt(source, ["people", "recruiters", index, "photo"], problem)];
  });
}
