import type { BlockProps } from "./block.tsx";

/** A remark in the right margin; beneath its paragraph where there is no margin. A note is no landmark of the page, as an aside would be. */
export function MarginNote({ body }: BlockProps<"margin-note">) {
  return (
    <div className="margin-note" role="note">
      {body.figure === undefined ? null : <p className="figure">{body.figure}</p>}
      <p>{body.text}</p>
    </div>
  );
}
