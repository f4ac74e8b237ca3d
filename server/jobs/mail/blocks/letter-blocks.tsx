import { Paragraph, paint, TEXT_STYLES } from "../html/parts.tsx";
import { wrapText, type Block } from "../model/mail-content.ts";

const STYLE = { overflowWrap: "anywhere", whiteSpace: "pre-line" } as const;

/** A letter, with its line breaks. */
export const createLetter = (title: string, text: string): Block => ({
  gap: 0,
  html: (
    <>
      <h1 {...paint({ text: "ink" }, { ...TEXT_STYLES.headline, margin: 0 }, "headline")} dir="auto">
        {title}
      </h1>
      {text.split("\n\n").map((paragraph, index) => (
        <Paragraph key={index} color="ink" text="body" style={{ ...STYLE, margin: "14px 0 0" }} dir="auto">
          {paragraph}
        </Paragraph>
      ))}
    </>
  ),
  text: `${wrapText(title)}\n\n${wrapText(text)}`,
});

/** Somebody's own words, quoted below a reply. */
export const createQuote = (title: string, text: string): Block => ({
  gap: 24,
  html: (
    <>
      <Paragraph color="ink-2" text="small">
        {title}
      </Paragraph>
      <blockquote
        {...paint({ line: "line" }, { margin: "6px 0 0", padding: "0 0 0 14px", borderLeft: "2px solid" })}
      >
        <Paragraph color="ink-2" text="body" style={STYLE} dir="auto">
          {text}
        </Paragraph>
      </blockquote>
    </>
  ),
  text: `${title}\n${wrapText(text)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")}`,
});
