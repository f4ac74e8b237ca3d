import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageDrawing, serviceDrawing } from "../../../../site/drawings/catalog.ts";
import { DrawingDefs } from "../../../../site/drawings/drawing-defs.tsx";
import { DrawingFigure } from "../../../../site/drawings/drawing-figure.tsx";
import { stateMap } from "../../../../site/drawings/maps/state-map.ts";
import { toStandaloneSvg } from "../../../../site/drawings/standalone-svg.ts";
import { listDrawings } from "./list-drawings.ts";

const cities = [{ name: "Houston", lat: 29.76, lon: -95.37 }];
const texas = stateMap({ slug: "texas", name: "Texas", cities });
const ohio = stateMap({ slug: "ohio", name: "Ohio", cities: [] });
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe("a drawing on a page", () => {
  it("is an image with an accessible name if it has a label, and hidden from screen readers otherwise", () => {
    expect(renderToStaticMarkup(<DrawingFigure drawing={texas} />)).toContain(
      'role="img" aria-label="Map of Texas with Houston"',
    );
    expect(renderToStaticMarkup(<DrawingFigure drawing={texas} label="" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<DrawingFigure drawing={pageDrawing("about")} />)).toContain(
      'aria-hidden="true"',
    );
  });

  it("shares no id with other drawings", () => {
    const page = renderToStaticMarkup(
      <>
        <DrawingDefs />
        <DrawingFigure drawing={texas} />
        <DrawingFigure drawing={ohio} />
      </>,
    );
    const ids = idsIn(page);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) if (id) expect(ids).toContain(id);
  });

  it("uses the dark hatches in dark sections", () => {
    const markup = renderToStaticMarkup(<DrawingFigure drawing={serviceDrawing("permanent")} isOnDark />);
    const defs = renderToStaticMarkup(<DrawingDefs />);
    expect(markup).toContain("url(#hatch-close-reversed)");
    expect(markup).not.toContain("url(#hatch-close)");
    expect(defs).toContain('id="hatch-close-reversed"');
  });
});

describe("a drawing as a separate file", () => {
  it.each(listDrawings())("refers to no external resource: %s", (_name, drawing) => {
    const svg = toStandaloneSvg(drawing, { width: 1200, height: 630 });
    const ids = idsIn(svg);
    expect(svg).not.toMatch(/var\(--|%id%|undefined|NaN/);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it("has the same stroke widths in pixels at any scale", () => {
    const drawing = pageDrawing("resume");
    for (const height of [300, 1200]) {
      const svg = toStandaloneSvg(drawing, { width: height, height });
      const scale = Math.min(height / drawing.viewBox[2], height / drawing.viewBox[3]);
      const stroke = Number(/\.draw \.edge\{[^}]*stroke-width: ?([\d.]+)/.exec(svg)?.[1]);
      expect(stroke * scale).toBeCloseTo(1.15, 1);
    }
  });
});
