import type { NoticeText, FormMessages } from "../../../model/tags/tag-description.ts";
import { createElement } from "./create-element.ts";
import { renderSchedule, type NextStep } from "./render-schedule.ts";

export type ShowThanks = (container: HTMLElement | null) => void;

export interface ThanksContent extends NoticeText {
  sent: SentForm;
  next: readonly NextStep[];
  receipt?: Promise<readonly Node[]> | undefined;
  texts: FormMessages["thanks"];
  language: string | undefined;
  /** URL of the agency's calendar, if any. */
  scheduler?: string | undefined;
  homeLink?: { text: string; href: string } | undefined;
  onRestart: () => void;
}

interface SentForm {
  at: Date;
  values: readonly (readonly [label: string, value: string])[];
}

/** Replaces a sent form with the thank-you message: next steps and submitted values. Returns its heading. */
export function showThanks(container: HTMLElement, content: ThanksContent): HTMLElement {
  const { title, text, sent, next, scheduler, receipt, texts, language, homeLink, onRestart } = content;
  const heading = createElement("h2", { tabindex: "-1" }, title);
  const again = createElement("button", { class: "btn", part: "button", type: "button" }, texts.again);
  again.addEventListener("click", onRestart);
  const home =
    homeLink && createElement("a", { class: "btn btn-primary", href: homeLink.href }, homeLink.text);
  // A report needs no call. Opens in a new tab, because the page may be a partner's.
  const calendar =
    scheduler !== undefined &&
    next.length > 0 &&
    createElement(
      "a",
      { class: "btn", part: "button", href: scheduler, target: "_blank", rel: "noopener" },
      texts.schedule,
    );
  const link = new Text();
  container.replaceChildren(
    heading,
    ...(text === undefined ? [] : [createElement("p", {}, text)]),
    ...renderSchedule(next, sent.at, texts, language),
    link,
    ...renderSentValues(sent.values, texts.sent),
    createElement("div", {}, ...(home ? [home] : []), ...(calendar ? [calendar] : []), again),
  );
  void receipt?.then((nodes) => link.replaceWith(...nodes));
  return heading;
}

/** Values with more characters than this span both columns. */
const LONG_VALUE_LENGTH = 18;

/** Value of a checked box, whose label is a sentence. */
const CHECKED = "✓";

function renderSentValues(values: SentForm["values"], title: string): Node[] {
  if (values.length === 0) return [];
  const rows = values.map(([label, value]) => {
    const term = createElement("dt", {}, label);
    if (value === CHECKED) term.style.flex = "1";
    const isLong = value === CHECKED || value.length > LONG_VALUE_LENGTH;
    return createElement("div", isLong ? { "data-long": "" } : {}, term, createElement("dd", {}, value));
  });
  return [createElement("h3", {}, title), createElement("dl", {}, ...rows)];
}

/**
 * Lists a form's values for the thank-you message. Must be called before the form is removed.
 * @param ignoredField name of the honeypot field
 */
export function collectSentValues(form: HTMLFormElement, data: FormData, ignoredField: string): SentForm {
  const values = [...data]
    .filter(([name]) => name !== ignoredField)
    .map(([name, value]) => describeValue(form, name, value))
    // Hidden fields have no label.
    .filter(([label, value]) => label !== "" && value !== "");
  return { at: new Date(), values };
}

const readLabel = (label: Element | null | undefined): string => label?.firstChild?.textContent?.trim() ?? "";

function describeValue(form: HTMLFormElement, name: string, value: FormDataEntryValue): [string, string] {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const field = fields.find((one) => one.name === name && (one.type !== "radio" || one.value === value));
  const label = field?.labels?.[0];
  if (typeof value !== "string") return [readLabel(label), value.name];
  if (field?.type === "radio")
    return [
      readLabel(field.closest("fieldset")?.querySelector("legend")),
      label?.textContent?.trim() ?? value,
    ];
  if (field?.type === "checkbox") return [label?.textContent?.trim() ?? "", CHECKED];
  return [readLabel(label), value.trim()];
}
