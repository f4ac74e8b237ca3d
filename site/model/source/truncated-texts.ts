import { Lexer } from "yaml";

/** Cheap test for a possible comment; most texts contain none. */
const MAY_HAVE_COMMENT = /[^\s#][^\S\n]+#/;

/** The lexer's token before a scalar. */
const SCALAR = "\u001f";

/**
 * Offsets of comments at the end of a value's line. YAML silently drops them, and with `title: We are #1` the
 * end of a title, so comments must have their own lines.
 */
export function findTruncatedTexts(yaml: string): number[] {
  if (!MAY_HAVE_COMMENT.test(yaml)) return [];
  const found: number[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(yaml)) {
    // Lexer tokens that are not part of the text.
    const isMark = lexeme === SCALAR || lexeme === "\u0002" || lexeme === "\u0018";
    if (lexeme.startsWith("#") && previous !== SCALAR && isAfterText(yaml, offset)) found.push(offset);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

const isAfterText = (yaml: string, offset: number): boolean =>
  yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset).trim() !== "";
