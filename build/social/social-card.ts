import type { Drawing } from "../../site/drawings/load-drawing.ts";
import { escapeText } from "../../site/drawings/svg-markup.ts";
import { toStandaloneSvg } from "../../site/drawings/standalone-svg.ts";
import { FIXED, LIGHT } from "../../site/tokens/colors.ts";
import { SOCIAL_IMAGE } from "../head/head-tags.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { logoSvg } from "../assets/logo-svg.ts";
import { fitTitle, TRACKING } from "./fit-title.ts";
import type { MeasureText } from "./render-png.ts";
import type { SocialPage } from "./social-page.ts";

interface SocialCard extends Pick<SocialPage, "title" | "code" | "slogan"> {
  agency: Pick<Agency, "name">;
  drawing: Drawing;
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;
const LEFT = 68;
const RAIL_X = 36;
const DIVIDER_X = 640;
const FOOTER_Y = 546;

const LOGO = logoSvg({ ink: LIGHT.ink, signal: FIXED.signal });

/**
 * Draws a page's social image as SVG: name and title on the left, the page's drawing on the right, slogan and
 * sheet code at the bottom.
 */
export function socialCard(
  { title, code, agency, slogan, drawing }: SocialCard,
  measureText: MeasureText,
): string {
  const { lines, fontSize } = fitTitle(title, DIVIDER_X - LEFT - 28, measureText);
  const step = fontSize * 1.02;
  const top = 128 + (FOOTER_Y - 128 - lines.length * step) / 2 + fontSize * 0.82;
  const spans = lines
    .map(
      (line, index) =>
        `<tspan x="${LEFT - 3}" y="${Math.round(top + index * step)}">${escapeText(line)}</tspan>`,
    )
    .join("");
  const picture = toStandaloneSvg(drawing, {
    width: WIDTH - DIVIDER_X,
    height: FOOTER_Y,
    margin: 36,
  }).replace("<svg ", `<svg x="${DIVIDER_X}" y="0" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${LIGHT.paper}"/>`,
    `<path d="M${RAIL_X} 0V${HEIGHT}M${DIVIDER_X} 0V${FOOTER_Y}" stroke="${LIGHT.line}" stroke-width="1.5"/>`,
    picture,
    `<path d="M0 ${FOOTER_Y}H${WIDTH}" stroke="${LIGHT.ink}" stroke-width="2"/>`,
    `<g transform="translate(${LEFT} 54) scale(1.35)">${LOGO}</g>`,
    `<g fill="${LIGHT.ink}" font-family="Archivo">`,
    `<text x="${LEFT + 72}" y="87" font-size="30" letter-spacing="-.6">${escapeText(agency.name)}</text>`,
    `<text font-size="${fontSize}" letter-spacing="${(TRACKING * fontSize).toFixed(2)}">${spans}</text>`,
    `<text x="${WIDTH - 48}" y="604" font-size="46" letter-spacing="-1.2" text-anchor="end">${escapeText(code)}</text>`,
    `<text x="${LEFT}" y="597" font-size="23" letter-spacing="-.2" fill="${LIGHT["ink-2"]}">${escapeText(slogan)}</text>`,
    `</g>`,
    `</svg>`,
  ].join("");
}
