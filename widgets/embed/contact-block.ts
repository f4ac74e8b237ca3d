import release from "embed:release";
import { buildMarkup } from "./build-markup.ts";
import type { Strings } from "./embedded-form.ts";

/** E-mail and phone, for when a form can not work. */
export function contactBlock(strings: Strings, lang: string | undefined): HTMLElement {
  const { text, email, phone } = release.contact;
  const fragment = buildMarkup(
    [
      [
        "div",
        { class: "form-fallback", part: "contact", role: "alert", ...(lang && { lang }) },
        ["p", {}, text],
        ["p", {}, email.label, " ", ["a", { href: email.href }, email.text]],
        ["p", {}, phone.label, " ", ["a", { href: phone.href }, phone.text]],
      ],
    ],
    strings,
    "",
  );
  return fragment.firstElementChild as HTMLElement;
}
