import type { YAMLParseError } from "yaml";

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
export function describeYamlError({ code, message }: YAMLParseError, line: string, next: string): string {
  const value = line.replace(/^\s*(?:- )?[\w-]+:\s*/, "");
  switch (code) {
    case "TAB_AS_INDENT":
      return "found a tab at the beginning of the line, expected spaces";
    case "DUPLICATE_KEY":
      return `found the field "${/^\s*(?:- )?([^:]+):/.exec(line)?.[1]?.trim() ?? line.trim()}" twice: delete one of the two`;
    case "BLOCK_AS_IMPLICIT_KEY":
      if (value.includes(": ")) return `found a second colon in the line, expected ${suggestQuotes(line)}`;
      return INDENTED;
    case "MULTILINE_IMPLICIT_KEY":
      if (/^\s*(?:- )?[\w-]+:\S/.test(line))
        return "found no space after the colon, expected a field such as title: Some text";
      if (indentOf(next) > indentOf(line) && /^\s*[\w-]+:/.test(next)) return INDENTED;
      return "found a line without a field name, expected a field such as title: Some text";
    case "BAD_SCALAR_START":
      return `found text that starts with ${message.at(-1) ?? "a special character"}, expected ${suggestQuotes(line)}`;
    case "TAG_RESOLVE_FAILED":
      return `found text that starts with !, expected ${suggestQuotes(line)}`;
    case "BAD_DQ_ESCAPE":
      return "found a single backslash in double quotes, expected two backslashes, or single quotes around the text";
    case "MULTIPLE_DOCS":
      return "found a line of three hyphens, which starts a second document: delete the line";
    default:
      return describeMessage(message, line, value);
  }
}

/** Describes errors that only the parser's message can tell apart. */
function describeMessage(message: string, line: string, value: string): string {
  const bracket = /end with a ([\]}])$/.exec(message)?.[1];
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

const INDENTED =
  "the next line is indented further than this one, expected all fields of the same level to start in the same column";
const OUTDENTED =
  "found a line that starts in a different column than its neighbors, expected the same indentation";

const indentOf = (line: string): number => line.search(/\S|$/);
