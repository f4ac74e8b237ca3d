import type { WhyUs } from "../../model/schemas/why-us.ts";

/**
 * Client reviews. They are not in the structured data because reviews that the firm selected are not a
 * rating.
 */
export function Reviews({ title, items }: NonNullable<WhyUs["reviews"]>) {
  return (
    <>
      <h3 className="mt-10 text-19">{title}</h3>
      {items.map(({ text, name, company }) => (
        <figure key={text} className="mt-5 border-t border-line pt-4.5">
          <blockquote className="max-w-[660px] text-18 leading-150">{text}</blockquote>
          <figcaption className="mt-2 text-16 text-ink-2">
            {name}, {company}
          </figcaption>
        </figure>
      ))}
    </>
  );
}
