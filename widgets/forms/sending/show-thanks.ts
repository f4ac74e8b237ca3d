import type { NoticeText, FormMessages } from "../../../model/tags/tag-description.ts";
import type { SentForm } from "./collect-sent-values.ts";
import { createElement } from "./create-element.ts";
import { renderSchedule, type NextStep } from "./render-schedule.ts";
import { renderSentValues } from "./render-sent-values.ts";

export type ShowThanks = (container: HTMLElement | null) => void;

export interface ThanksContent extends NoticeText {
  sent: SentForm;
  next: readonly NextStep[];
  receipt?: Promise<readonly Node[]> | undefined;
  texts: FormMessages["thanks"];
  language: string | undefined;
  homeLink?: { text: string; href: string } | undefined;
  onRestart: () => void;
}

/**
 * Replaces a sent form with the thank-you message: next steps and submitted values. Moves focus there if it
 * was lost.
 */
export function showThanks(container: HTMLElement, content: ThanksContent): void {
  const { title, text, sent, next, receipt, texts, language, homeLink, onRestart } = content;
  const heading = createElement("h2", { tabindex: "-1" }, title);
  const again = createElement("button", { class: "btn", part: "button", type: "button" }, texts.again);
  again.addEventListener("click", onRestart);
  const home =
    homeLink && createElement("a", { class: "btn btn-primary", href: homeLink.href }, homeLink.text);
  const link = new Text();
  container.replaceChildren(
    heading,
    ...(text === undefined ? [] : [createElement("p", {}, text)]),
    ...renderSchedule(next, sent.at, texts, language),
    link,
    ...renderSentValues(sent.values, texts.sent),
    createElement("div", {}, ...(home ? [home] : []), again),
  );
  void receipt?.then((nodes) => link.replaceWith(...nodes));
  if (document.activeElement === document.body) heading.focus();
}
