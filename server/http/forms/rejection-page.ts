import { LANGUAGES } from "../../../model/languages.ts";
import type { PostedFormStrings } from "../../../model/submissions/sent-pages.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

interface FormRejection {
  title: string;
  errors: readonly string[];
  lines: readonly string[];
  contactText: string;
}

const STYLE = "max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.5 system-ui,sans-serif";

/** Renders a plain page that explains why a submission was rejected. Browsers restore the visitor's input on Back. */
export function renderRejectionPage(
  { title, errors, lines, contactText }: FormRejection,
  { language, agency: { email, phone } }: Pick<PostedFormStrings, "language" | "agency">,
): string {
  const renderEach = (texts: readonly string[], tag: string): string =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
  return `<!doctype html><html lang="${LANGUAGES[language].locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="${STYLE}"><main><h1>${escapeHtml(title)}</h1>
${errors.length > 0 ? `<ul>${renderEach(errors, "li")}</ul>` : ""}${renderEach(lines, "p")}
<p>${escapeHtml(contactText)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> ·
<a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p></main></body></html>
`;
}
