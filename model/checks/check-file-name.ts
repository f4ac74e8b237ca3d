import { slug } from "../schemas/text.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

/**
 * Maximum length of a file name in characters. File systems allow 255 bytes, and the build appends to the
 * name.
 */
const MAX_LENGTH = 200;

const INDEX = "index";

/** Reports file names with characters that would need escaping in a URL. */
export function checkFileName({ file, name }: Pick<ContentFile, "file" | "name">): Mistake[] {
  const isValidName = slug.max(MAX_LENGTH).safeParse(name).success && name !== INDEX;
  if (isValidName) return [];
  const expected = `lowercase letters, digits and single hyphens, at most ${MAX_LENGTH}, and not "${INDEX}"; it is the last part of the page's URL`;
  return [{ file, line: 1, field: "file name", problem: `found "${name}", expected ${expected}` }];
}
