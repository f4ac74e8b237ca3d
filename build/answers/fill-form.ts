import { readTagAttributes } from "../../site/model/tags/read-tag.ts";

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML, in an attribute as well. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A file that was sent and is kept. */
export interface KeptFile {
  /** By which the server finds it again. */
  reference: string;
  name: string;
}

/**
 * Puts what was typed into the markup of a form as React has written it, in which no value holds a bare `<` or `>`: every value is kept by
 * the markup alone, since there is no script. The first field that needs attention has the focus.
 * @param kept the file that the form need not be given again, and what to say of it
 */
export function fillForm(
  html: string,
  typed: ReadonlyMap<string, string>,
  kept: (KeptFile & { says: string }) | undefined,
): string {
  let hasFocus = false;
  const focus = (tag: string): string => {
    if (hasFocus || !tag.includes(' aria-invalid="true"')) return tag;
    hasFocus = true;
    return tag.replace(/^<\w+/, '$& autofocus=""');
  };
  return html
    .replace(/<(input|textarea)(\s[^>]*?)\/?>/g, (tag, kind: string, source: string) =>
      focus(kind === "textarea" ? tag + areaText(source, typed) : fillInput(source, typed)),
    )
    .replace(/(<select(\s[^>]*)>)([^]*?)<\/select>/g, (_all, tag: string, source: string, options: string) =>
      focus(`${tag}${choose(options, typed.get(nameOf(source)))}</select>`),
    )
    .replace(/<button class="notice-dismiss"[^>]*>[^]*?<\/button>/g, "")
    .replace(/<p class="file-prompt">[^<]*<\/p>/, (prompt) => (kept === undefined ? prompt : keptFile(kept)));
}

const keptFile = ({ says, reference, name }: KeptFile & { says: string }): string =>
  `<p class="file-status">${escapeHtml(says)}</p>${hidden("kept-file", reference)}${hidden("kept-name", name)}`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const nameOf = (source: string): string => readTagAttributes(source)["name"] ?? "";

/** A browser drops the line break that an area's text begins with. */
const areaText = (source: string, typed: ReadonlyMap<string, string>): string =>
  `\n${escapeHtml(typed.get(nameOf(source)) ?? "")}`;

function fillInput(source: string, typed: ReadonlyMap<string, string>): string {
  const { name = "", type, value } = readTagAttributes(source);
  const given = typed.get(name);
  if (type === "file") return `<input${source}>`;
  if (type === "radio" || type === "checkbox") {
    const bare = source.replace(/ checked=""/, "");
    return `<input${bare}${given === (value ?? "on") ? ' checked=""' : ""}>`;
  }
  return `<input${source.replace(/ value="[^"]*"/, "")} value="${escapeHtml(given ?? "")}">`;
}

const choose = (options: string, choice: string | undefined): string =>
  options.replace(/<option([^>]*)>([^<]*)<\/option>/g, (_all, source: string, text: string) => {
    const value = readTagAttributes(` value="${text}"${source}`)["value"];
    const bare = source.replace(/ selected=""/, "");
    return `<option${bare}${value === choice ? ' selected=""' : ""}>${text}</option>`;
  });
