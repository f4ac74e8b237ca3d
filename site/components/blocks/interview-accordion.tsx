import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { Disclosure } from "../disclosure.tsx";

export function InterviewAccordion({ body, caption }: BlockProps<"interview-accordion">) {
  return (
    <BlockFrame caption={caption}>
      {body.map(({ category, questions }) => (
        <Disclosure key={category} name="interview-categories" summary={category}>
          <ol>
            {questions.map((question, index) => (
              <li key={question} className="grid grid-cols-[32px_1fr] py-2">
                <span className="font-head text-17 leading-160 font-heading" aria-hidden="true">
                  {index + 1}
                </span>
                {question}
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </BlockFrame>
  );
}
