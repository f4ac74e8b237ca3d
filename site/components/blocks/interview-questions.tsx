import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Interview questions, each opening to what it is asked for. */
export function InterviewQuestions({ body, caption }: BlockProps<"interview-questions">) {
  return (
    <BlockFrame caption={caption}>
      <div className="faq">
        {body.map(({ question, purpose }, index) => (
          <details key={question} name="interview-questions" open={index === 0}>
            <summary>{question}</summary>
            <p>Purpose: {purpose}</p>
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
