import { Lexer } from "yaml";

/** Cheap test for whether the YAML may contain a comment. Most files contain none. */
const MAY_HAVE_COMMENT = /[^\s#][^\S\n]+#/;

/** Token that the YAML lexer emits before a scalar. */
const SCALAR = "\u001f";

/**
 * Returns the offsets of comments that follow a value on its line. YAML drops comments silently, which would
 * also truncate `title: We are #1`, so comments must be on separate lines.
 */
export function findTruncatedTexts(yaml: string): number[] {
  if (!MAY_HAVE_COMMENT.test(yaml)) return [];
  const found: number[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(yaml)) {
    // Some of the lexer's tokens are markers that do not correspond to any text.
    const isMark = lexeme === SCALAR || lexeme === "\u0002" || lexeme === "\u0018";
    if (lexeme.startsWith("#") && previous !== SCALAR && isAfterText(yaml, offset)) found.push(offset);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

const isAfterText = (yaml: string, offset: number): boolean =>
  yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset).trim() !== "";
