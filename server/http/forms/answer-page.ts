import type { SentTexts } from "../../../site/model/submissions/sent-pages.ts";

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML, in an attribute as well. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** What a visitor reads whose form was not stored. */
interface FormAnswer {
  title: string;
  /** What is wrong, field by field. */
  errors?: readonly string[];
  /** Further lines. */
  lines: readonly string[];
  /** Said before email and phone. */
  wayOut: string;
}

const STYLE = "max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.5 system-ui,sans-serif";

/** A plain page that says why a form was not stored. What was typed is in the browser, which keeps it behind Back. */
export function answerPage(
  { title, errors = [], lines, wayOut }: FormAnswer,
  { lang, agency: { email, phone } }: Pick<SentTexts, "lang" | "agency">,
): string {
  const each = (texts: readonly string[], tag: string): string =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="${STYLE}"><main><h1>${escapeHtml(title)}</h1>
${errors.length > 0 ? `<ul>${each(errors, "li")}</ul>` : ""}${each(lines, "p")}
<p>${escapeHtml(wayOut)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> ·
<a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p></main></body></html>
`;
}
