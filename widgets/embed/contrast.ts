type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const MIN_RATIO = 4.5;

/** Name and selector of text. */
const CHECKED_TEXT = [
  ["labels", ".field-label"],
  ["the note", ".form-note"],
  ["the button", ".btn"],
  ["typed text", ".field-input"],
] as const;

function toRgba(color: string): Rgba {
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const fraction = value / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastRatio(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function backgroundOf(element: Element): Rgba {
  let ancestor: Element | null = element;
  while (ancestor) {
    const color = toRgba(getComputedStyle(ancestor).backgroundColor);
    if (color[3] > 0.99) return color;
    const root: Node = ancestor.getRootNode();
    ancestor = ancestor.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return [255, 255, 255, 1];
}

/** Returns warnings about text with insufficient contrast, for developers who theme a form. */
export function findLowContrast(container: HTMLElement): string[] {
  return CHECKED_TEXT.flatMap(([name, selector]) => {
    const element = container.querySelector(selector);
    if (element === null) return [];
    const ratio = contrastRatio(toRgba(getComputedStyle(element).color), backgroundOf(element));
    return ratio < MIN_RATIO ? [`${name}: contrast ${ratio.toFixed(1)}, expected at least ${MIN_RATIO}`] : [];
  });
}
