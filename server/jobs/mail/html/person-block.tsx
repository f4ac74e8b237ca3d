import type { BlockOf } from "../model/mail-content.ts";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function PersonBlock({ title, text }: BlockOf<"person">) {
  return (
    <>
      <p
        dir="auto"
        {...paint(
          { text: "ink" },
          { ...TEXT_STYLES.person, margin: 0, textAlign: "left", overflowWrap: "anywhere" },
        )}
      >
        {title}
      </p>
      {text !== undefined && (
        <p
          dir="auto"
          {...paint(
            { text: "ink-2" },
            { ...TEXT_STYLES.body, margin: "2px 0 0", textAlign: "left", overflowWrap: "anywhere" },
          )}
        >
          {text}
        </p>
      )}
    </>
  );
}
