import type { FormMessages } from "../../../model/tags/tag-description.ts";
import { createMomentFormat, dateWidth } from "../../../model/submissions/format-moment.ts";
import { createElement } from "./create-element.ts";

/** What the agency does next. The messages contain a label and a duration for each step. */
export type NextStep = "answer" | "candidates" | "review" | "contact";

const HOUR_MS = 3_600_000;

/**
 * Returns the date format of a language, or of the browser if `Intl` rejects the language tag (for example,
 * `pt_BR`).
 */
function dateFormat(
  language: string | undefined,
  zone?: Pick<Intl.DateTimeFormatOptions, "timeZoneName">,
): (at: number) => string {
  const formatOf = (locale?: string) => {
    const width = dateWidth(locale ?? navigator.language);
    return createMomentFormat(locale, {
      weekday: width,
      month: width,
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      ...zone,
    });
  };
  try {
    return formatOf(language === "" ? undefined : language);
  } catch {
    return formatOf();
  }
}

/**
 * Renders the next steps as a timeline with due dates. `candidates` has a duration but no date, since it
 * starts once a job order is agreed on.
 */
export function renderSchedule(
  steps: readonly NextStep[],
  sentAt: Date,
  texts: FormMessages["thanks"],
  language: string | undefined,
): Node[] {
  // Hours are parsed from messages such as "24 hours". Steps are omitted if a partner's text contains no
  // number.
  const due = steps
    .map((step) => ({ step, text: texts[step], hours: Number.parseInt(texts[`${step}Within`], 10) }))
    .filter(({ hours }) => hours > 0);
  if (due.length === 0) return [];
  // Deadlines name the zone, for people who plan across time zones.
  const formatDeadline = dateFormat(language, { timeZoneName: "short" });
  const points = [
    { text: texts.received, hours: 0, when: dateFormat(language)(sentAt.getTime()) },
    ...due.map(({ step, text, hours }) => ({
      text,
      hours,
      when:
        step === "candidates"
          ? texts.candidatesWithin
          : texts.by.replace("{when}", formatDeadline(sentAt.getTime() + hours * HOUR_MS)),
    })),
  ];
  const spans = due.map(({ step, hours }, index) =>
    step === "candidates" ? hours : hours - (points[index]?.hours ?? 0),
  );
  const items = points.map(({ text, when }, index) => {
    const span = spans[index];
    const length = span === undefined ? [] : [createElement("i", { "aria-hidden": "true" }, `${span} h`)];
    return createElement(
      "li",
      {},
      ...length,
      createElement("b", {}, text),
      " ",
      createElement("span", {}, when),
    );
  });
  const list = createElement("ol", {}, ...items);
  list.style.setProperty("--spans", spans.map((hours) => `${hours}fr`).join(" "));
  return [list];
}
