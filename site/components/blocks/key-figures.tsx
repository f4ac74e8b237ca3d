import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { FigureRow } from "./figure-row.tsx";

export function KeyFigures({ body, caption }: BlockProps<"key-figures">) {
  return (
    <BlockFrame caption={caption}>
      <FigureRow
        className="border-t border-ink"
        figures={body.map(({ figure, label }) => ({ key: label, figure, label }))}
      />
    </BlockFrame>
  );
}
