import { renderToStaticMarkup } from "react-dom/server";
import { MailDocument, type MailDocumentProps } from "./mail-document.tsx";

/** Renders the HTML part of a mail. */
export function toHtml(props: MailDocumentProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<MailDocument {...props} />)}\n`;
}
