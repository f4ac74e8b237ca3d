import { createElement } from "react";

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
      <h1 id="page-title" className="mb-8 text-36 leading-102 tracking-heading md:text-46">
        {title}
      </h1>
      {createElement(tag, { dangerouslySetInnerHTML: { __html: markup } })}
    </div>
  );
}
