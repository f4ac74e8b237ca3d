import { Lexer, YAMLParseError, visit, type Document, type Node } from "yaml";

/** Where a mistake is, and how to fix it. */
export interface YamlMistake {
  offset: number;
  problem: string;
}

/**
 * Lists duplicate keys, unknown tags, aliases without an anchor, and the first of any other syntax errors, since later
 * ones result from it. Removes those aliases, so that the document can be converted to a value.
 */
export function findSyntaxErrors(document: Document, text: string): YamlMistake[] {
  const lines = text.split("\n");
  const mistakes = selectErrors(document).map((error) => {
    const offset = errorOffset(document, error);
    const index = lineIndex(text, offset);
    return { offset, problem: describeYamlError(error, lines[index] ?? "", lines[index + 1] ?? "") };
  });
  visit(document, {
    // Unquoted text that starts with an asterisk parses as an alias.
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      const offset = alias.range?.[0] ?? 0;
      const problem = `found *${alias.source}, expected quotes around text that starts with *`;
      if (!mistakes.some((mistake) => mistake.offset === offset)) mistakes.push({ offset, problem });
      return visit.REMOVE;
    },
  });
  return mistakes;
}

export const lineIndex = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length - 1;

/** Errors that cause no later ones. */
const SEPARATE_ERRORS = ["DUPLICATE_KEY", "NON_STRING_KEY"];

/** Returns the first syntax error. If there are only errors that cause no later ones, returns all of them. */
function selectErrors({ errors, warnings }: Document): YAMLParseError[] {
  const first =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ??
    errors.find(({ code }) => !SEPARATE_ERRORS.includes(code));
  if (first !== undefined) return [first];
  const unknownTags = warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED");
  return [...errors, ...unknownTags.map(({ pos, code, message }) => new YAMLParseError(pos, code, message))];
}

/**
 * Returns the offset at which an unclosed string or list starts. The parser reports only where the string or list ends.
 */
function errorOffset(document: Document, { message, pos: [end] }: YAMLParseError): number {
  const isUnclosedQuote = message.startsWith("Missing closing");
  const isUnclosedBracket = /end with a [\]}]$/.test(message);
  let start = end;
  const moveStartTo = (range: Node["range"]): void => {
    if (range && range[0] <= end && range[2] >= end) start = range[0];
  };
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (isUnclosedQuote && (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE")) moveStartTo(range);
    },
    Collection: (_, { flow, range }) => {
      if (isUnclosedBracket && flow === true) moveStartTo(range);
    },
  });
  return start;
}

/** Suggests quotes around a value that YAML would not parse as text. */
function suggestQuotes(line: string): string {
  const [, field = "title: ", value = "…"] = /^(\s*(?:- )?[\w-]+:\s+)(.*\S)\s*$/.exec(line) ?? [];
  const text = value.replace(/^(["'])(.*)\1$/, "$2");
  const short = text.length > 40 ? `${text.slice(0, 37)}…` : text;
  const inQuotes = short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
  return `quotes around the whole text, such as ${field.trim()} ${inQuotes}`;
}

/**
 * Explains a YAML syntax error to content editors, and how to fix it.
 * @param error the first error; later ones mostly result from it
 * @param line text of the line with the error
 * @param next text of the line after it
 */
function describeYamlError({ code, message }: YAMLParseError, line: string, next: string): string {
  const value = line.replace(/^\s*(?:- )?[\w-]+:\s*/, "");
  const grouped = /[$\d.]*\d(?:,\d{3}\b)+/.exec(line)?.[0];
  const other = /^ *([^\S \t])/.exec(line)?.[1];
  if (other !== undefined)
    return `found a space other than that of the keyboard (U+${other.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}) at the beginning of the line: type the spaces again`;
  switch (code) {
    case "TAB_AS_INDENT":
      return "found a tab at the beginning of the line, expected spaces";
    case "DUPLICATE_KEY":
      // Between braces, a comma ends a value, so that the digits after it are a field.
      if (grouped !== undefined) return `found ${grouped}, expected a number without commas`;
      return `found the field "${/^\s*(?:- )?([^:]+):/.exec(line)?.[1]?.trim() ?? line.trim()}" twice: delete one of the two`;
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^\s*- (?!\s*[\w-]+:\s+[^\s"'[{].*: )/.test(line)) return LIST_ITEM;
      if (value.includes(": ")) return `found a second colon in the line, expected ${suggestQuotes(line)}`;
      return INDENTED;
    case "MULTILINE_IMPLICIT_KEY":
      if (/^\s*- /.test(line)) return LIST_ITEM;
      if (/^\s*(?:- )?[\w-]+:\S/.test(line))
        return "found no space after the colon, expected a field such as title: Some text";
      if (indentOf(next) > indentOf(line) && /^\s*[\w-]+:/.test(next)) return INDENTED;
      return "found a line without a field name, expected a field such as title: Some text";
    case "BAD_SCALAR_START":
      return `found text that starts with ${message.at(-1) ?? "a special character"}, expected ${suggestQuotes(line)}`;
    case "NON_STRING_KEY":
      return `found ${/^[[{*]/.test(value) ? `text that starts with ${value[0]}` : "a field name that is not plain text"}, expected ${suggestQuotes(line)}`;
    case "TAG_RESOLVE_FAILED":
      return `found text that starts with !, expected ${suggestQuotes(line)}`;
    case "BAD_DQ_ESCAPE":
      return "found a single backslash in double quotes, expected two backslashes, or single quotes around the text";
    case "MULTIPLE_DOCS":
      return "found a line of three hyphens, which starts a second document: delete the line";
    default:
      return describeMessage(message, line, next, value);
  }
}

/** Describes errors that only the parser's message can tell apart. */
function describeMessage(message: string, line: string, next: string, value: string): string {
  const bracket = /end with a ([\]}])$/.exec(message)?.[1];
  if (bracket !== undefined && /^ *\t/.test(next))
    return "found a tab at the beginning of the next line, expected spaces";
  if (bracket !== undefined)
    return `found ${bracket === "]" ? "[" : "{"} without a closing ${bracket}: add it after the last value, or put quotes around text with a # or a bracket`;
  const quote = /^Missing closing (["'])quote$/.exec(message)?.[1];
  if (quote !== undefined)
    return `found a ${quote === '"' ? "double" : "single"} quote without a closing quote: add one at the end of the text`;
  if (message.includes("must start at the same column")) return OUTDENTED;
  if (/^Unexpected block-seq-ind on same line/.test(message))
    return `found a hyphen after the field name, expected the list on the lines below, or ${suggestQuotes(line)}`;
  if (/^Missing [,:]/.test(message))
    return "found two values without a comma between them, expected a comma, or quotes around text with a bracket, comma or colon";
  if (/^["'[{]/.test(value))
    return `found text after the closing quote or bracket, expected ${suggestQuotes(line)}`;
  if (/^[>|]/.test(value))
    return `found text that starts with ${value[0] ?? ""}, expected ${suggestQuotes(line)}`;
  return `found invalid YAML, expected a field such as title: Some text, with quotes around text that contains any of : # [ ] { } (parser message: ${message})`;
}

const LIST_ITEM =
  "found an item of a list among fields, expected a field: indent it like the list to which it belongs, or remove its hyphen";
const INDENTED =
  "the next line is indented further than this one, expected all fields of the same level to start in the same column";
const OUTDENTED =
  "found a line that starts in a different column than its neighbors, expected the same indentation";

const indentOf = (line: string): number => line.search(/\S|$/);

/** Cheap test for whether the YAML may contain a comment. Most files contain none. */
const MAY_HAVE_COMMENT = /[^\s#][^\S\n]+#/;

/** Token that the YAML lexer emits before a scalar. */
const SCALAR = "\u001f";

/**
 * Finds comments that follow a value on its line. YAML drops comments silently, which would
 * also truncate `title: We are #1`, so comments must be on separate lines.
 */
export function findTruncatedTexts(yaml: string): YamlMistake[] {
  if (!MAY_HAVE_COMMENT.test(yaml)) return [];
  const found: YamlMistake[] = [];
  let offset = 0;
  let previous = "";
  for (const lexeme of new Lexer().lex(yaml)) {
    // Some of the lexer's tokens are markers that do not correspond to any text.
    const isMark = lexeme === SCALAR || lexeme === "\u0002" || lexeme === "\u0018";
    if (lexeme.startsWith("#") && previous !== SCALAR && isAfterText(yaml, offset))
      found.push({ offset, problem: describeComment(yaml, offset) });
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}

const isAfterText = (yaml: string, offset: number): boolean =>
  yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset).trim() !== "";

function describeComment(yaml: string, offset: number): string {
  const [comment = ""] = yaml.slice(offset).split("\n", 1);
  return `found ${comment} after a value, which YAML treats as a comment: put quotes around the whole value, or move the comment to its own line`;
}
