import texts from "texts:receipt-link";
import type { MessagesOf, RECEIPT_LINK_MESSAGE_KEYS } from "../../../model/tags/tag-description.ts";
import { createElement } from "./create-element.ts";

/**
 * Renders the link to the receipt.
 * @param hasEmail whether the sender gets an email, which has a link to the receipt too
 */
export function renderReceiptLink(key: string, hasEmail: boolean, isReport: boolean): Node[] {
  const { keep, keepNote, keepReport, keepMailed, keepOnly, copy, copied, receiptHref } = (
    texts as MessagesOf<readonly [typeof RECEIPT_LINK_MESSAGE_KEYS]>
  ).thanks;
  const address = `${location.origin}${receiptHref}#${key}`;
  const shown = address.replace(/^https?:\/\//, "");
  const link = createElement("a", { href: address }, shown);
  const status = createElement("span", { role: "status", class: "visually-hidden" });
  const button = createElement("button", { class: "btn btn-primary", type: "button", "data-copy": "" }, copy);
  button.addEventListener("click", () => {
    void copyText(address).then((isCopied) => {
      if (!isCopied) return getSelection()?.selectAllChildren(link);
      button.textContent = copied;
      status.textContent = copied;
    });
  });
  const row = createElement("p", {}, link, button, status);
  // Inline styles, since few visitors see this section and every page would have to load its CSS.
  row.style.cssText = "display:flex;flex-wrap:wrap;margin:12px 0;border:1px solid var(--color-ink)";
  link.style.cssText = "flex:99 0 220px;align-self:center;padding:12px;overflow-wrap:anywhere";
  button.style.cssText = "flex:1;border-radius:0;white-space:nowrap";
  const note = `${isReport ? keepReport : keepNote} ${hasEmail ? keepMailed : keepOnly}`;
  return [createElement("h3", {}, keep), row, createElement("p", {}, note)];
}

/**
 * Copies text and returns whether that succeeded. Clipboard access may be denied, or unavailable over plain
 * HTTP; callers then select the link for manual copying.
 */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
