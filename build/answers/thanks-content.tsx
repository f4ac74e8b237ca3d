import type { ReactElement } from "react";
import { Thanks } from "../../site/components/sent/thanks.tsx";
import type { loadDataFiles } from "../../site/model/loading/load-data.ts";
import type { DescribedForm } from "./describe-form.ts";

const HOUR = 3_600_000;

/** A moment as the thanks with script say it, and its zone. */
const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "shortGeneric",
};

/** What thanks a sender for a form, with what happens next and until when, and the links that lead on. */
export function createThanks({
  messages,
  agency,
  sent,
}: Pick<ReturnType<typeof loadDataFiles>, "messages" | "agency" | "sent">) {
  const texts = messages.thanks;
  const moment = new Intl.DateTimeFormat("en-US", { ...MOMENT, timeZone: agency.timeZone });
  /**
   * @param back the address of the form's page
   * @param isFramed whether it stands in a frame, which is no place for another page
   * @param at when the form was stored
   */
  return (
    { thanks: words, next }: DescribedForm,
    back: string,
    isFramed: boolean,
    at?: Date,
  ): ReactElement => {
    /** In the agency's time zone, since only a script knows the visitor's. */
    const when = (hours: number): string | undefined => at && moment.format(at.getTime() + hours * HOUR);
    const due = next.map((step) => {
      const within = texts[`${step}Within`];
      const hours = Number.parseInt(within, 10);
      const date = when(hours);
      return { text: texts[step], within: date ? texts.by.replace("{when}", date) : within, hours };
    });
    const received = { text: texts.received, within: when(0), hours: 0 };
    const steps = due.length === 0 ? [] : [received, ...due];
    const chain = steps.map((step, index) => ({
      ...step,
      hours: step.hours - (steps[index - 1]?.hours ?? 0),
    }));
    const links = [...(words.wayOn && !isFramed ? [words.wayOn] : []), { text: sent.home, href: back }];
    return <Thanks title={words.title} text={words.text} steps={chain} links={links} />;
  };
}
