import type { CSSProperties } from "react";
import { AnswerHeading } from "./answer-heading.tsx";

interface ThanksProps {
  title: string;
  text?: string | undefined;
  /** What happens next, each with its hours after the one before. */
  steps: readonly { text: string; within?: string | undefined; hours: number }[];
  /** The ways on; the first is the primary one. */
  links: readonly { text: string; href: string }[];
}

/** Thanks for a form that was sent without script, as they stand in a form's place with one. */
export function Thanks({ title, text, steps, links }: ThanksProps) {
  const spans = steps.slice(1).map(({ hours }) => `${hours}fr`);
  return (
    <div className="form-thanks max-w-[760px]">
      <AnswerHeading>{title}</AnswerHeading>
      {text === undefined ? null : <p>{text}</p>}
      {steps.length > 0 && (
        <ol style={{ "--spans": spans.join(" ") } as CSSProperties}>
          {steps.map((step, index) => (
            <li key={step.text}>
              {steps[index + 1] && <i aria-hidden="true">{steps[index + 1]?.hours} h</i>}
              <b>{step.text}</b> <span>{step.within}</span>
            </li>
          ))}
        </ol>
      )}
      <div>
        {links.map(({ text: words, href }, index) => (
          <a key={href} className={index === 0 ? "btn btn-primary" : "btn"} href={href}>
            {words}
          </a>
        ))}
      </div>
    </div>
  );
}
