import { createElement } from "react";
import { AnswerHeading } from "./answer-heading.tsx";

interface FormAgainProps {
  title: string;
  tag: string;
  /** The form's markup with what was typed. */
  markup: string;
}

/** A form that was sent without script and could not be stored, with what needs attention. */
export function FormAgain({ title, tag, markup }: FormAgainProps) {
  return (
    <div className="max-w-[760px]">
      <AnswerHeading>{title}</AnswerHeading>
      {createElement(tag, { dangerouslySetInnerHTML: { __html: markup } })}
    </div>
  );
}
