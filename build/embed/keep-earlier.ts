import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../site/settings/build-record.ts";
import { copyWhole } from "../cache/copy-whole.ts";

/** Folders of `embed/` whose files carry their content's hash: the parts, and one a release. */
const KEPT = /^(?:parts|\d+\.\d+\.\d+.*)$/;

/**
 * Copies what earlier builds wrote for partners into a new build. A page that was opened before a deploy asks for the parts that
 * its script knows, and a release that a partner has pinned has to stay. An earlier file wins over one of its name: partners know its very
 * bytes, and another version of Node may compress the same content to others.
 * @param previous the folder of the last build; it need not exist
 * @param files the sizes of that build's files: a damaged one is left out
 */
export function keepEarlierEmbeds(previous: string, next: string, files?: BuildRecord["files"]): void {
  const folder = join(previous, "embed");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => KEPT.test(one))) {
    copyWhole(previous, next, join("embed", name), { files });
  }
}
