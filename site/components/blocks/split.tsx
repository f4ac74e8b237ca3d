import type { CSSProperties } from "react";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Shares of a whole as one bar, each with its figure and meaning beneath. */
export function Split({ body, caption }: BlockProps<"split">) {
  return (
    <BlockFrame caption={caption}>
      <div className="split-bar" aria-hidden="true">
        {body.map(({ label, share }) => (
          <span key={label} style={{ "--share": `${share}%` } as CSSProperties} />
        ))}
      </div>
      <dl className="key-figures">
        {body.map(({ label, share, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note === undefined ? null : (
                <span className="block text-16 leading-150 text-ink-2">{note}</span>
              )}
            </dt>
            <dd className="figure">{share}%</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
