import { Fragment, type CSSProperties, type ReactNode } from "react";
import { DARK, DRAWING_DARK, FIXED, LIGHT } from "../../../../site/tokens/colors.ts";
import {
  FONTS,
  TRACKING,
  WEIGHTS,
  type LINE_HEIGHTS,
  type TYPE_SIZES,
} from "../../../../site/tokens/type-scale.ts";
import type { Inline } from "../model/mail-content.ts";

const style = (
  fontFamily: string,
  size: (typeof TYPE_SIZES)[number],
  height: (typeof LINE_HEIGHTS)[number],
  fontWeight: number,
  letterSpacing?: string,
) => ({
  fontFamily,
  fontSize: `${size}px`,
  lineHeight: `${height}%`,
  fontWeight,
  ...(letterSpacing === undefined ? {} : { letterSpacing }),
});

const COLORS = {
  ground: [LIGHT.paper, DRAWING_DARK.right],
  sheet: [LIGHT.sheet, DARK.paper],
  band: [LIGHT.band, DARK.band],
  line: [LIGHT.line, DARK.line],
  frame: [LIGHT.ink, DARK.field],
  field: [LIGHT.field, DARK.field],
  ink: [LIGHT.ink, DARK.ink],
  "ink-2": [LIGHT["ink-2"], DARK["ink-2"]],
  "ink-3": [LIGHT["ink-3"], DARK["ink-3"]],
  link: [LIGHT["signal-ink"], DARK["signal-ink"]],
  signal: [FIXED.signal, FIXED.signal],
  "on-signal": [FIXED["light-ink"], FIXED["light-ink"]],
} as const;

export type MailColor = keyof typeof COLORS;

interface Paint {
  text?: MailColor;
  fill?: MailColor;
  line?: MailColor;
}

const PROPERTIES = { text: "color", fill: "backgroundColor", line: "borderColor" } as const;
const PREFIXES = { text: "t", fill: "f", line: "l" } as const;

type PaintTarget = keyof Paint;

const DARK_PROPERTIES = { text: "color", fill: "background-color", line: "border-color" } as const;

const HEAD = `${FONTS.head.family}, ${FONTS.head.generic}`;
const BODY = `"${FONTS.body.family}", ${FONTS.body.generic}`;

/** Text styles. Most mail clients fall back to Arial, which has only two weights, so headings are bold in any font. */
export const TEXT_STYLES = {
  headline: style(HEAD, 36, 116, WEIGHTS.logo, `${TRACKING.title}em`),
  figure: style(HEAD, 24, 125, WEIGHTS.logo, `${TRACKING.title}em`),
  person: style(HEAD, 20, 130, WEIGHTS.logo),
  logo: style(HEAD, 18, 130, WEIGHTS.regular),
  title: style(HEAD, 17, 135, WEIGHTS.logo),
  lead: style(BODY, 18, 145, WEIGHTS.regular),
  body: style(BODY, 16, 150, WEIGHTS.regular),
  strong: style(BODY, 16, 150, WEIGHTS.logo),
  button: style(HEAD, 16, 125, WEIGHTS.logo),
  small: style(BODY, 13, 150, WEIGHTS.regular),
  smallStrong: style(BODY, 13, 150, WEIGHTS.logo),
} as const;

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

/**
 * Returns an element's classes and style. Light colors are inline, which all mail clients support; dark colors are
 * set by class, for clients that support media queries.
 * @param classNames the element's other classes
 */
export function paint(colors: Paint, style?: CSSProperties, ...classNames: string[]) {
  const entries = Object.entries(colors) as [PaintTarget, MailColor][];
  const colorClasses = entries.map(([target, name]) => `${PREFIXES[target]}-${name}`);
  return {
    className: [...colorClasses, ...classNames].join(" "),
    style: {
      ...style,
      ...Object.fromEntries(entries.map(([target, name]) => [PROPERTIES[target], COLORS[name][0]])),
    },
  };
}

/** Returns the CSS rules of the dark classes. `!important` overrides the inline styles. */
export function darkModeRules(): string {
  return (Object.keys(PREFIXES) as PaintTarget[])
    .flatMap((target) =>
      Object.entries(COLORS).map(
        ([name, [, dark]]) => `.${PREFIXES[target]}-${name}{${DARK_PROPERTIES[target]}:${dark}!important}`,
      ),
    )
    .join("\n");
}
