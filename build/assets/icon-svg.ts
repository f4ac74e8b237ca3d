import { FIXED, LIGHT } from "../../site/tokens/colors.ts";

export const ICON_SVG =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${LIGHT.paper}" d="M0 0h48v48H0z"/>` +
  `<g fill="none" stroke="${LIGHT.ink}"><path stroke-width="2.2" d="M4 40h40"/><path stroke-width="2" d="M13 29.5V40M35 29.5V40"/>` +
  `<path stroke-width="4" d="M5.2 39.4 19.4 21M42.8 39.4 28.6 21"/></g>` +
  `<path fill="${FIXED.signal}" d="M15.5 7h17v4.6h-5.6v6h5v4.6H16.1v-4.6h5v-6h-5.6z"/></svg>\n`;
