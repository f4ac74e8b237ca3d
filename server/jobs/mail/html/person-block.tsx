import { paint } from "./palette.ts";
import { TYPE } from "./type.ts";

export function PersonBlock({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <>
      <p
        dir="auto"
        {...paint(
          { text: "ink" },
          { ...TYPE.person, margin: 0, textAlign: "left", overflowWrap: "anywhere" },
        )}
      >
        {title}
      </p>
      {text !== undefined && (
        <p
          dir="auto"
          {...paint(
            { text: "ink-2" },
            { ...TYPE.body, margin: "2px 0 0", textAlign: "left", overflowWrap: "anywhere" },
          )}
        >
          {text}
        </p>
      )}
    </>
  );
}
