import type { CSSProperties, ReactNode } from "react";
import { paint, type MailColor } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

interface ParagraphProps {
  color: MailColor;
  text: keyof typeof TEXT_STYLES;
  style?: CSSProperties;
  dir?: "auto";
  children: ReactNode;
}

export function Paragraph({ color, text, style, dir, children }: ParagraphProps) {
  return (
    <p dir={dir} {...paint({ text: color }, { ...TEXT_STYLES[text], margin: 0, ...style })}>
      {children}
    </p>
  );
}
