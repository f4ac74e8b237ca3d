import { Grid } from "../html/grid.tsx";
import { InlineText } from "../html/inline-text.tsx";
import { paint } from "../html/palette.ts";
import { Paragraph } from "../html/paragraph.tsx";
import { TEXT_STYLES } from "../html/text-styles.ts";
import type { Block, Inline } from "../model/mail-content.ts";
import { toInlineText } from "../text/to-plain-text.ts";
import { wrapText } from "../text/wrap-text.ts";

export const createHeadline = (title: string, text?: string): Block => ({
  gap: 0,
  html: (
    <>
      <h1 {...paint({ text: "ink" }, { ...TEXT_STYLES.headline, margin: 0 }, "headline")} dir="auto">
        {title}
      </h1>
      {text !== undefined && (
        <Paragraph color="ink-2" text="lead" style={{ margin: "8px 0 0" }}>
          {text}
        </Paragraph>
      )}
    </>
  ),
  text: [title.toUpperCase(), ...(text === undefined ? [] : [wrapText(text)])].join("\n"),
});

export function createPerson(title: string, text: string): Block {
  const style = { textAlign: "left", overflowWrap: "anywhere" } as const;
  return {
    gap: 28,
    html: (
      <>
        <Paragraph color="ink" text="person" style={style} dir="auto">
          {title}
        </Paragraph>
        {text !== "" && (
          <Paragraph color="ink-2" text="body" style={{ margin: "2px 0 0", ...style }} dir="auto">
            {text}
          </Paragraph>
        )}
      </>
    ),
    text: [title, text]
      .filter((line) => line !== "")
      .map((line) => wrapText(line))
      .join("\n"),
  };
}

export const createFile = (name: string, text: string): Block => ({
  gap: 18,
  html: (
    <Grid>
      <tr>
        <td {...paint({ fill: "band" }, { padding: "12px 16px" })}>
          <Paragraph color="ink" text="strong" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Paragraph>
          <Paragraph color="ink-2" text="small">
            {text}
          </Paragraph>
        </td>
      </tr>
    </Grid>
  ),
  text: `${name}\n${text}`,
});

export const createNote = (parts: readonly Inline[]): Block => ({
  gap: 14,
  html: (
    <Paragraph color="ink-2" text="body" style={{ overflowWrap: "anywhere" }}>
      <InlineText parts={parts} />
    </Paragraph>
  ),
  text: wrapText(toInlineText(parts)),
});
