import type { CSSProperties } from "react";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** What a candidate is judged by, and how much each part counts. */
export function EvaluationWeights({ body, caption }: BlockProps<"evaluation-weights">) {
  return (
    <BlockFrame caption={caption}>
      <ul className="weights">
        {body.map(({ category, weight, criteria }) => (
          <li key={category}>
            <div className="weight-head">
              <p className="block-title">{category}</p>
              <span className="figure">{weight}%</span>
            </div>
            <span className="weight-track" aria-hidden="true">
              <span style={{ "--share": `${weight}%` } as CSSProperties} />
            </span>
            <ul>
              {criteria.map((criterion) => (
                <li key={criterion}>{criterion}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
