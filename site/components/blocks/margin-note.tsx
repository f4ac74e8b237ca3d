import type { BlockProps } from "./block.tsx";

/** A remark in the right margin; beneath its paragraph where there is no margin. */
export function MarginNote({ body }: BlockProps<"margin-note">) {
  return (
    <aside className="margin-note">
      {body.figure === undefined ? null : <p className="figure">{body.figure}</p>}
      <p>{body.text}</p>
    </aside>
  );
}
