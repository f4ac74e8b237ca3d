import type { Messages } from "../../messages.ts";
import { createElement } from "./create-element.ts";

/** What the agency does next; each has a text and a time in the message table. */
export type NextStep = "answer" | "candidates" | "review" | "contact";

const HOUR = 3_600_000;

const DATE: Intl.DateTimeFormatOptions = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** Writes dates in a language, or in the visitor's own where a page names it as no browser knows it, such as `pt_BR`. */
function dateFormat(language: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language === "" ? undefined : language, DATE);
  } catch {
    return new Intl.DateTimeFormat(undefined, DATE);
  }
}

/** What happens next, as a chain of dimensions to scale: from the sending to the last step, each with its date. */
export function schedule(
  steps: readonly NextStep[],
  sentAt: Date,
  texts: Messages["thanks"],
  language: string | undefined,
): Node[] {
  // "24 hours" is 24; a page's own text without a number names no time.
  const due = steps
    .map((step) => ({ text: texts[step], hours: Number.parseInt(texts[`${step}Within`], 10) }))
    .filter(({ hours }) => hours > 0);
  if (due.length === 0) return [];
  const format = dateFormat(language);
  const points = [{ text: texts.received, hours: 0 }, ...due];
  const spans = due.map(({ hours }, index) => hours - (points[index]?.hours ?? 0));
  const items = points.map(({ text, hours }, index) => {
    const when = format.format(sentAt.getTime() + hours * HOUR);
    const span = spans[index];
    const length = span === undefined ? [] : [createElement("i", { "aria-hidden": "true" }, `${span} h`)];
    const date = createElement("span", {}, hours === 0 ? when : texts.by.replace("{when}", when));
    return createElement("li", {}, ...length, createElement("b", {}, text), " ", date);
  });
  const list = createElement("ol", {}, ...items);
  list.style.setProperty("--spans", spans.map((hours) => `${hours}fr`).join(" "));
  return [list];
}
