import type { BlockProps } from "./block.tsx";
import { FigureRow } from "./figure-row.tsx";

const FILLS = ["bg-ink", "hatch", "bg-signal"];

export function Split({ body }: BlockProps<"split">) {
  return (
    <>
      <div className="graphic flex h-6.5 border border-ink" aria-hidden="true">
        {body.map(({ label, share }, index) => (
          <span
            key={label}
            className={`border-ink not-first:border-l ${FILLS[index] ?? ""}`}
            style={{ width: `${share}%` }}
          />
        ))}
      </div>
      <FigureRow
        figures={body.map(({ label, share, note }) => ({
          figure: `${share}%`,
          label: (
            <>
              {label}
              {note === undefined ? null : <span className="text-16 leading-150 text-ink-2">{note}</span>}
            </>
          ),
        }))}
      />
    </>
  );
}
