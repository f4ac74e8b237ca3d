import type { Point } from "../../model/schemas/page-parts.ts";
import { Columns } from "./columns.tsx";

export function PointColumns({ points }: { points: readonly Point[] }) {
  return (
    <Columns>
      {points.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="mt-2.5 mb-4.5 text-17 leading-148 text-ink-2">{text}</p>
        </div>
      ))}
    </Columns>
  );
}
