import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Interview questions by category, one category open at a time. */
export function InterviewAccordion({ body, caption }: BlockProps<"interview-accordion">) {
  return (
    <BlockFrame caption={caption}>
      <div className="faq">
        {body.map(({ category, questions }) => (
          <details key={category} name="interview-categories">
            <summary>{category}</summary>
            <ol className="question-list">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
