import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Headline statistics in a row. */
export function KeyFigures({ body, caption }: BlockProps<"key-figures">) {
  return (
    <BlockFrame caption={caption}>
      <dl className="key-figures">
        {body.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
