import { slug } from "../schemas/text.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { ContentFile } from "../loading/content-folder.ts";

/** File systems take names of 255 bytes, and the build adds to an entry's name. */
const LONGEST = 200;

/** The page of this name is its folder's index. */
const INDEX = "index";

/** The name of an entry's file is the end of its page's address, which servers, feeds and links take as it is. */
export function checkName({ file, name }: Pick<ContentFile, "file" | "name">): Mistake[] {
  const isAddress = slug.max(LONGEST).safeParse(name).success && name !== INDEX;
  if (isAddress) return [];
  const expected = `lowercase letters, digits and single hyphens, at most ${LONGEST}, and not "${INDEX}"; the page's address ends in it`;
  return [{ file, line: 1, field: "file name", problem: `found "${name}", expected ${expected}` }];
}
