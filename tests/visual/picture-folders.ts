import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Folders } from "./compare-pictures.ts";

/** Everything that a comparison writes; git does not see it. */
export const HOME = ".compare";

/** What decides how a page is photographed. Pictures that were taken otherwise are of no use. */
const RULES = ["photograph.ts", "settle-page.ts", "states.ts", "sample-receipt.ts", "../e2e/sample-forms.ts"];

/** Where pictures go. Those of a commit are kept for the next comparison; those of the working tree are taken again. */
export function preparePictureFolders(commit: string, isLayout: boolean): Folders {
  const hash = createHash("sha256");
  for (const file of RULES) hash.update(readFileSync(join(import.meta.dirname, file)));
  const after = join(HOME, "working-tree");
  rmSync(after, { recursive: true, force: true });
  return {
    before: join(HOME, "commits", `${commit}-${hash.digest("hex").slice(0, 8)}${isLayout ? "-layout" : ""}`),
    after,
    difference: join(HOME, "difference"),
  };
}
