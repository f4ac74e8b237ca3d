import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { Disclosure } from "../disclosure.tsx";

export function InterviewQuestions({ body, caption }: BlockProps<"interview-questions">) {
  return (
    <BlockFrame caption={caption}>
      {body.map(({ question, purpose }, index) => (
        <Disclosure key={question} name="interview-questions" summary={question} open={index === 0}>
          <p>Purpose: {purpose}</p>
        </Disclosure>
      ))}
    </BlockFrame>
  );
}
