import { Fragment, type CSSProperties, type ReactNode } from "react";
import { paint, TEXT_STYLES, type MailColor } from "./styles.ts";
import type { Inline } from "../model/mail-content.ts";

/**
 * A layout table, for mail clients without modern CSS; `role="presentation"` hides it from screen readers.
 */
export function Grid({
  children,
  style,
  className,
  width,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
  /** Width in pixels, for mail clients that do not support `max-width`. */
  width?: number;
}) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width={width}
      className={className}
      style={{ width: "100%", borderCollapse: "collapse", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

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

function BreakableText({ text }: { text: string }) {
  const at = text.indexOf("@") + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={part.href} {...paint({ text: "link" }, { textDecoration: "underline" })}>
        <BreakableText text={part.text} />
      </a>
    ),
  );
}
