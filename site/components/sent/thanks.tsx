import type { CSSProperties } from "react";
import type { Messages } from "../../../model/tags/tags.ts";
import { sentPages, type SentPage } from "../../../model/submissions/sent-pages.ts";

interface ThanksProps {
  page: SentPage;
  messages: Messages;
  homeLinkText?: string;
}

export function Thanks({ page, messages: { notices, resumeForm, thanks }, homeLinkText }: ThanksProps) {
  const { notice, next } = sentPages[page];
  const { title, text } =
    page === "resume" ? { title: resumeForm.thanksTitle, text: resumeForm.thanksText } : notices[notice];
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
          <p>{thanks.keepNote}</p>
        </section>
      )}
      {homeLinkText !== undefined && (
        <div>
          <a className="btn btn-primary" href="/">
            {homeLinkText}
          </a>
        </div>
      )}
    </div>
  );
}
