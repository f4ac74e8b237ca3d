import texts from "texts:receipt-link";
import { createElement } from "./create-element.ts";

/** The sender's link to the receipt, whole, to be kept: with what it is for, and a button that copies it. */
export function receiptLink(key: string): Node[] {
  const { keep, keepNote, copy, copied, receiptHref } = texts.thanks;
  const address = `${location.origin}${receiptHref}#${key}`;
  const shown = address.replace(/^https?:\/\//, "");
  const link = createElement("a", { href: address }, shown);
  const status = createElement("span", { role: "status", class: "visually-hidden" });
  const button = createElement("button", { class: "btn btn-primary", type: "button" }, copy);
  button.addEventListener("click", () => {
    void copyText(address).then((isCopied) => {
      if (!isCopied) return getSelection()?.selectAllChildren(link);
      button.textContent = copied;
      status.textContent = copied;
    });
  });
  const row = createElement("p", {}, link, button, status);
  // Here, since every page's sheet would carry the rules for what a few visitors see once.
  row.style.cssText = "display:flex;flex-wrap:wrap;margin:12px 0;border:1px solid var(--color-ink)";
  link.style.cssText = "flex:99 0 220px;align-self:center;padding:12px;overflow-wrap:anywhere";
  button.style.cssText = "flex:1;border-radius:0";
  return [createElement("h3", {}, keep), row, createElement("p", {}, keepNote)];
}

/** The clipboard may be forbidden; marked, the link can be copied by hand. */
const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
