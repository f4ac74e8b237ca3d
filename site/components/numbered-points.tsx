import type { Point } from "../../model/schemas/page-parts.ts";
import { NumberedList } from "./numbered-list.tsx";

interface NumberedPointsProps {
  points: readonly Point[];
  itemClassName?: string;
}

export function NumberedPoints({ points, itemClassName }: NumberedPointsProps) {
  return (
    <NumberedList
      itemClassName={itemClassName}
      items={points.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="mt-1.5 text-18 leading-150 text-ink-2">{text}</p>
        </div>
      ))}
    />
  );
}
