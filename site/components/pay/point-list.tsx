import type { Point } from "../../../model/schemas/page-parts.ts";

export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <dl>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t border-line py-4.5 last:border-b">
          <dt className="font-head text-19 leading-130 font-heading">{title}</dt>
          <dd className="mt-1.5 max-w-[660px] text-18 leading-150 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
