import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DrawingFigure } from "../../../../site/drawings/drawing-figure.tsx";
import { listDrawingFiles } from "../../../../site/drawings/drawing-files.ts";
import { loadDrawing } from "../../../../site/drawings/load-drawing.ts";
import { stateMap } from "../../../../site/drawings/maps/state-map.ts";
import { toStandaloneSvg } from "../../../../site/drawings/standalone-svg.ts";

const cities = [{ name: "Houston", lat: 29.76, lon: -95.37 }];
const texas = stateMap({ slug: "texas", name: "Texas", cities });
const ohio = stateMap({ slug: "ohio", name: "Ohio", cities: [] });
const about = loadDrawing("pages/about");
const permanent = loadDrawing("services/permanent");
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const referencesIn = (markup: string) =>
  [...markup.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);

describe("a drawing on a page", () => {
  it("is an image with an accessible name if it has a label, and hidden from screen readers otherwise", () => {
    expect(renderToStaticMarkup(<DrawingFigure drawing={texas} />)).toContain(
      'role="img" aria-label="Map of Texas with Houston"',
    );
    expect(renderToStaticMarkup(<DrawingFigure drawing={texas} label="" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<DrawingFigure drawing={about} />)).toContain('aria-hidden="true"');
  });

  it("shares no id with other drawings, even if it is shown twice", () => {
    const page = renderToStaticMarkup(
      <>
        {[texas, ohio, permanent, permanent].map((drawing, index) => (
          <DrawingFigure key={index} drawing={drawing} />
        ))}
      </>,
    );
    const ids = idsIn(page);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(referencesIn(page)));
  });
});

describe("a drawing as a separate file", () => {
  const drawings = [
    ...listDrawingFiles().map((name) => [name, loadDrawing(name)] as const),
    ["Texas", texas] as const,
  ];
  it.each(drawings)("refers to no external resource: %s", (_name, drawing) => {
    const svg = toStandaloneSvg(drawing, { width: 1200, height: 630 });
    expect(svg).not.toMatch(/var\(--|undefined|NaN/);
    expect(idsIn(svg)).toEqual(expect.arrayContaining(referencesIn(svg)));
  });

  it("has the same stroke widths in pixels at any scale", () => {
    const drawing = loadDrawing("pages/resume");
    for (const height of [300, 1200]) {
      const svg = toStandaloneSvg(drawing, { width: height, height });
      const scale = Math.min(height / drawing.viewBox[2], height / drawing.viewBox[3]);
      const stroke = Number(/\.draw \.edge\{[^}]*stroke-width: ?([\d.]+)/.exec(svg)?.[1]);
      expect(stroke * scale).toBeCloseTo(1.15, 1);
    }
  });
});
