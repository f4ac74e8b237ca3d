import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "../../widgets/site-header/logo.tsx";
import { FIXED, LIGHT } from "../../site/tokens/colors.ts";

/** Renders the header's logo as standalone SVG for images and print, where CSS variables do not apply. */
export function logoSvg({ ink, signal }: { ink: string; signal: string }): string {
  return renderToStaticMarkup(createElement(LogoMark))
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll("currentColor", ink)
    .replaceAll("var(--color-signal)", signal);
}

export const ICON_SVG =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${LIGHT.paper}" d="M0 0h48v48H0z"/>` +
  `<g fill="none" stroke="${LIGHT.ink}"><path stroke-width="2.2" d="M4 40h40"/><path stroke-width="2" d="M13 29.5V40M35 29.5V40"/>` +
  `<path stroke-width="4" d="M5.2 39.4 19.4 21M42.8 39.4 28.6 21"/></g>` +
  `<path fill="${FIXED.signal}" d="M15.5 7h17v4.6h-5.6v6h5v4.6H16.1v-4.6h5v-6h-5.6z"/></svg>\n`;
