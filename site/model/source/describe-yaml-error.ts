import type { YAMLParseError } from "yaml";

/** Suggests quotes around a value that YAML would not parse as text. */
function quoted(line: string): string {
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
      return `found the field "${/^\s*(?:- )?([^:]+):/.exec(line)?.[1]?.trim() ?? line.trim()}" a second time, expected it once: delete one of the two`;
    case "BLOCK_AS_IMPLICIT_KEY":
      if (value.includes(": ")) return `found a second colon in the line, expected ${quoted(line)}`;
      return INDENTED;
    case "MULTILINE_IMPLICIT_KEY":
      if (/^\s*(?:- )?[\w-]+:\S/.test(line))
        return "found no space after the colon, expected one, such as title: A text";
      if (indentOf(next) > indentOf(line) && /^\s*[\w-]+:/.test(next)) return INDENTED;
      return "found a line that no field begins, expected one such as title: A text";
    case "BAD_SCALAR_START":
      return `found a text that begins with ${message.at(-1) ?? "a sign"}, expected ${quoted(line)}`;
    case "TAG_RESOLVE_FAILED":
      return `found a text that begins with !, expected ${quoted(line)}`;
    case "BAD_DQ_ESCAPE":
      return "found a backslash in double quotes, expected two of them, or single quotes around the text";
    case "MULTIPLE_DOCS":
      return "found a line of three hyphens, which begins a second file, expected none";
    default:
      return describeMessage(message, line, value);
  }
}

/** Describes errors that have the same code and are distinguished only by the parser's message. */
function describeMessage(message: string, line: string, value: string): string {
  const bracket = /end with a ([\]}])$/.exec(message)?.[1];
  if (bracket !== undefined)
    return `found no ${bracket} that ends what ${bracket === "]" ? "[" : "{"} begins, expected it after the last value: add it, or put quotes around a text with a # or a bracket`;
  const quote = /^Missing closing (["'])quote$/.exec(message)?.[1];
  if (quote !== undefined)
    return `found a ${quote === '"' ? "double" : "single"} quote that begins a text and none that ends it, expected one at its end`;
  if (message.includes("must start at the same column")) return OUTDENTED;
  if (/^Unexpected block-seq-ind on same line/.test(message))
    return `found a hyphen after the field, expected the list on the lines below, or ${quoted(line)}`;
  if (/^Missing [,:]/.test(message))
    return "found two values without a comma between them, expected a comma, or quotes around a text that has a bracket, comma or colon";
  if (/^["'[{]/.test(value)) return `found more text after the closing sign, expected ${quoted(line)}`;
  if (/^[>|]/.test(value)) return `found a text that begins with ${value[0] ?? ""}, expected ${quoted(line)}`;
  return `found what YAML cannot read, expected a field such as title: A text, with quotes around a text that has any of : # [ ] { } (the parser says: ${message})`;
}

const INDENTED =
  "found the next line further in than this one, expected fields that belong together to begin in the same column";
const OUTDENTED =
  "found a line that begins in another column than those beside it, expected the same number of spaces";

const indentOf = (line: string): number => line.search(/\S|$/);
