import { Lexer } from "yaml";

/** The sign that a text may be cut at; most texts have none and are not looked at any further. */
const SUSPECT = /[^\s#][^\S\n]+#/;

/** What the lexer puts before the text of a value. */
const SCALAR = "\u001f";

/**
 * Offsets of comments that follow a value on its line. YAML drops them silently, and with `title: We are #1` the end of a title, so
 * comments have lines of their own.
 */
export function findCutTexts(yaml: string): number[] {
  if (!SUSPECT.test(yaml)) return [];
  const found: number[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(yaml)) {
    // Signs of the lexer that are no part of the text.
    const isMark = lexeme === SCALAR || lexeme === "\u0002" || lexeme === "\u0018";
    if (lexeme.startsWith("#") && previous !== SCALAR && isAfterText(yaml, offset)) found.push(offset);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

const isAfterText = (yaml: string, offset: number): boolean =>
  yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset).trim() !== "";
