import { renderToStaticMarkup } from "react-dom/server";
import { MailDocument, type MailDocumentProps } from "./mail-document.tsx";

export function toHtml(props: MailDocumentProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<MailDocument {...props} />)}\n`;
}
