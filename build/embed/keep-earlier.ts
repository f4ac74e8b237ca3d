import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders of `embed/` whose files carry their content's hash: the parts, and one a release. */
const KEPT = /^(?:parts|\d+\.\d+\.\d+.*)$/;

/**
 * Copies what earlier builds wrote for partners into a new build. A page that was opened before a deploy asks for the parts that
 * its script knows, and a release that a partner has pinned has to stay. An earlier file wins over one of its name: partners know its very
 * bytes, and another version of Node may compress the same content to others.
 * @param previous the folder of the last build; it need not exist
 */
export function keepEarlierEmbeds(previous: string, next: string): void {
  const folder = join(previous, "embed");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => KEPT.test(one))) {
    cpSync(join(folder, name), join(next, "embed", name), { recursive: true });
  }
}
