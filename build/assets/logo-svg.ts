import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "../../widgets/site-header/logo.tsx";

/** Renders the header's logo as standalone SVG for images and print, where CSS variables do not apply. */
export function logoSvg({ ink, signal }: { ink: string; signal: string }): string {
  return renderToStaticMarkup(createElement(LogoMark))
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll("currentColor", ink)
    .replaceAll("var(--color-signal)", signal);
}
