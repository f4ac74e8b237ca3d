import type { Faq } from "../../layouts/page.ts";

/** The questions as native disclosures, the first one open; their texts are those of the structured data. */
export function StateQuestionsList({ title, faqs }: { title: string; faqs: readonly Faq[] }) {
  return (
    <section id="questions" className="state-questions" aria-labelledby="questions-title" tabIndex={-1}>
      <h2 id="questions-title">{title}</h2>
      <div className="faq">
        {faqs.map(({ question, answer }, index) => (
          <details key={question} name="state-questions" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
