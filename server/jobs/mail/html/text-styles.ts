import {
  FONTS,
  TRACKING,
  WEIGHTS,
  type LINE_HEIGHTS,
  type TYPE_SIZES,
} from "../../../../site/tokens/type-scale.ts";

const HEAD = `${FONTS.head.family}, ${FONTS.head.generic}`;
const BODY = `"${FONTS.body.family}", ${FONTS.body.generic}`;

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
