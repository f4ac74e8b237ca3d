import type { Faq } from "./list-state-questions.ts";
import { Disclosure } from "../disclosure.tsx";

export function StateQuestionsList({ title, faqs }: { title: string; faqs: readonly Faq[] }) {
  return (
    // The top margin aligns the heading with that of `StateFacts`, which has a section mark above it below 1361 px.
    <section
      id="questions"
      className="col-span-full mt-18 scroll-mt-24 lg:col-[8/-1] lg:mt-16 xl:mt-0"
      aria-labelledby="questions-title"
      tabIndex={-1}
    >
      <h2 id="questions-title">{title}</h2>
      <div className="mt-9">
        {faqs.map(({ question, answer }, index) => (
          <Disclosure key={question} name="state-questions" summary={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
