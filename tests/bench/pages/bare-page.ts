/** Elements that are taken out whole. Structured data is no script: a browser skips it. */
const LEFT_OUT = [
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g,
  /<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
];

/** A page's HTML without styles, fonts and scripts: the least that a browser can take to paint it. */
export function barePage(html: string): string {
  return LEFT_OUT.reduce((rest, element) => rest.replace(element, ""), html);
}
