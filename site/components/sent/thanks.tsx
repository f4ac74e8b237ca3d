import type { CSSProperties } from "react";
import type { NoticeText } from "../../../model/tags/tag-description.ts";
import type { Messages } from "../../../model/tags/tags.ts";
import { sentPages, type SentPage } from "../../../model/submissions/sent-pages.ts";

interface ThanksProps {
  page: SentPage;
  messages: Messages;
  homeLinkText?: string;
  /** URL of the agency's calendar, if any. */
  scheduler: string | undefined;
}

function chooseNotice(page: SentPage, { applyForm, notices, resumeForm }: Messages): NoticeText {
  const { thanksTitle: title } = resumeForm;
  switch (page) {
    case "resume":
      return { title, text: resumeForm.thanksText };
    case "application":
      return { title, text: applyForm.thanksText };
    case "late-application":
      return { title, text: applyForm.endedText };
    default:
      return notices[sentPages[page].notice];
  }
}

export function Thanks({ page, messages, homeLinkText, scheduler }: ThanksProps) {
  const { thanks } = messages;
  const { next } = sentPages[page];
  const { title, text } = chooseNotice(page, messages);
  const hasCalendar = scheduler !== undefined && next.length > 0 && page !== "late-application";
  const steps = next.map((step) => {
    const within = thanks[`${step}Within`];
    return { step, text: thanks[step], within, hours: Number.parseInt(within, 10) };
  });
  const allSteps = [{ text: thanks.received, within: "", hours: 0 }, ...steps];
  // Hours are counted from the submission, except those of `candidates`, which are counted from the job order.
  const spans = steps.map(
    ({ step, hours }, index) => `${step === "candidates" ? hours : hours - (steps[index - 1]?.hours ?? 0)}fr`,
  );
  return (
    <div className="form-thanks max-w-[760px]">
      <h1 id="page-title" className="mb-5 text-36 leading-102 tracking-heading md:text-46">
        {title}
      </h1>
      {text === undefined ? null : <p>{text}</p>}
      {steps.length > 0 && (
        <ol style={{ "--spans": spans.join(" ") } as CSSProperties}>
          {allSteps.map((step) => (
            <li key={step.text}>
              <b>{step.text}</b> <span>{step.within}</span>
            </li>
          ))}
        </ol>
      )}
      {homeLinkText !== undefined && next.length > 0 && (
        // The server shows it to senders without an email address, and adds the link's key.
        <section hidden data-receipt="">
          <h2 className="mt-8 text-20">{thanks.keep}</h2>
          <p className="my-3 wrap-anywhere">
            <a href={thanks.receiptHref} data-receipt-link="">
              {thanks.receiptHref}
            </a>
          </p>
          <p>
            {thanks.keepNote} {thanks.keepOnly}
          </p>
        </section>
      )}
      {(homeLinkText !== undefined || hasCalendar) && (
        <div className="flex flex-wrap gap-3">
          {homeLinkText !== undefined && (
            <a className="btn btn-primary" href="/">
              {homeLinkText}
            </a>
          )}
          {hasCalendar && (
            // A framed page cannot show the calendar, which forbids it.
            <a className="btn" href={scheduler} target="_blank" rel="noopener">
              {thanks.schedule}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
