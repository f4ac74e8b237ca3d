import type { BlockProps } from "./block.tsx";
import { BlockTitle } from "./block-title.tsx";
import { DashList } from "./dash-list.tsx";
import { Figure } from "../figure.tsx";

export function EvaluationWeights({ body }: BlockProps<"evaluation-weights">) {
  return (
    <ul>
      {body.map(({ category, weight, criteria }) => (
        <li
          key={category}
          className="border-t border-line pt-4.5 pb-5 last:border-b print:break-inside-avoid"
        >
          <div className="flex items-baseline justify-between">
            <BlockTitle>{category}</BlockTitle>
            <Figure as="span">{`${weight}%`}</Figure>
          </div>
          <span className="mt-3 mb-2 block h-3 border border-ink bg-sheet" aria-hidden="true">
            <span
              className="graphic hatch [--hatch:100%] block h-full border-r border-ink"
              style={{ width: `${weight}%` }}
            />
          </span>
          <DashList items={criteria} />
        </li>
      ))}
    </ul>
  );
}
