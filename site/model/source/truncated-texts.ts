import { Lexer } from "yaml";

/** Inexpensive test for a possible comment; most files contain none. */
const MAY_HAVE_COMMENT = /[^\s#][^\S\n]+#/;

/** Token that the lexer emits before a scalar. */
const SCALAR = "\u001f";

/**
 * Returns the offsets of comments that follow a value on its line. YAML drops them silently, which would also
 * truncate `title: We are #1`, so comments must have their own lines.
 */
export function findTruncatedTexts(yaml: string): number[] {
  if (!MAY_HAVE_COMMENT.test(yaml)) return [];
  const found: number[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(yaml)) {
    // Marker tokens of the lexer have no counterpart in the text.
    const isMark = lexeme === SCALAR || lexeme === "\u0002" || lexeme === "\u0018";
    if (lexeme.startsWith("#") && previous !== SCALAR && isAfterText(yaml, offset)) found.push(offset);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

const isAfterText = (yaml: string, offset: number): boolean =>
  yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset).trim() !== "";
