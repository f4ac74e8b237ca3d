import { expect, test, vi } from "vitest";

test("a file that a drawing program has saved is read without the program's own data", async () => {
  const saved = `<?xml version="1.0"?>
<!-- Created with Inkscape -->
<svg id="svg1" inkscape:version="1.4" viewBox="0,0,20,10" class="draw-small" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view" pagecolor="#fff" />
  <metadata><rdf:RDF/></metadata>
  <style>.top { fill: #fff }</style>
  <defs><pattern id="hatch-wide"><path class="hatch-line" d="M0 4h9" /></pattern></defs>
  <g inkscape:label="Frame" id="g1">
    <path class="top" id="path7" d="M0 0h1" />
    <path fill="url(#hatch-wide)" d="M0 0h1" />
  </g>
</svg>`;
  vi.doMock("../../../../site/drawings/drawing-files.ts", () => ({ readDrawingFile: () => saved }));
  const { loadDrawing } = await import("../../../../site/drawings/load-drawing.ts");
  expect(loadDrawing("saved")).toEqual({
    viewBox: [0, 0, 20, 10],
    body: '<defs><pattern id="hatch-wide"><path class="hatch-line" d="M0 4h9" /></pattern></defs><g><path class="top" d="M0 0h1" /><path fill="url(#hatch-wide)" d="M0 0h1" /></g>',
    isSmall: true,
  });
});
