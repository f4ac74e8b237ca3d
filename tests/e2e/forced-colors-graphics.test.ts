import type { Page } from "playwright";
import { expect, test } from "vitest";
import { selectCases } from "../is-full-run.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { usePageFixture } from "./page-fixture.ts";

const pages = usePageFixture();
const partners = useEmbedFixture();

type SystemColor = "Canvas" | "CanvasText" | "Highlight" | "HighlightText";
type Part = readonly [selector: string, property: string, color: SystemColor];

const EXPLORER: readonly Part[] = [
  ["salary-explorer .pay-chosen", "fill", "Highlight"],
  ["salary-explorer .pay-beam .pay-solid", "fill", "CanvasText"],
  ["salary-explorer .pay-beam .pay-scale", "fill", "CanvasText"],
];

const PARTS_BY_PATH: Readonly<Record<string, readonly Part[]>> = {
  "/": [
    [".hero-crane .edge", "stroke", "CanvasText"],
    [".hero-crane .left", "fill", "Canvas"],
    [".hero-story .fine", "stroke", "CanvasText"],
    [".hero-member .left.orange", "fill", "Highlight"],
    [".hero-tag text", "fill", "CanvasText"],
    [".hero-grid .ground-text", "fill", "CanvasText"],
    [".chain", "color", "CanvasText"],
  ],
  "/tools": [
    [".offer-scale", "border-top-color", "CanvasText"],
    [".offer-tick", "color", "CanvasText"],
    [".offer-mark", "background-color", "CanvasText"],
    [".offer-filled", "background-color", "Highlight"],
    [".offer-chain", "border-bottom-color", "CanvasText"],
  ],
  "/locations/texas": [
    [".neighbor", "stroke", "CanvasText"],
    [".state-line", "stroke", "CanvasText"],
    [".solid", "fill", "CanvasText"],
    [".map-note", "fill", "CanvasText"],
    [".city", "fill", "CanvasText"],
    [".city", "stroke", "Canvas"],
    [".mark.orange", "fill", "Highlight"],
    ...EXPLORER,
  ],
  "/insights/2025-construction-engineering-salary-report": [
    ...EXPLORER,
    [".pay-map label:has(:checked)", "background-color", "Highlight"],
    [".pay-map label:has(:checked)", "color", "HighlightText"],
    [".pay-map label:not(:has(:checked))", "color", "CanvasText"],
    [".range-chart .track", "color", "CanvasText"],
    [".range-chart .track-middle", "fill", "Highlight"],
  ],
  "/locations/compare": [
    [".us-state", "stroke", "CanvasText"],
    [".us-letters", "fill", "CanvasText"],
    [".pay-bar", "background-color", "CanvasText"],
  ],
};

async function expectSystemColors(page: Page, parts: readonly Part[]): Promise<void> {
  for (const [selector, property, color] of parts) {
    const [found, expected] = await page.locator(selector).evaluateAll(
      (elements, [name, systemColor]) => {
        const probe = document.body.appendChild(document.createElement("span"));
        probe.style.forcedColorAdjust = "none";
        probe.style.color = systemColor;
        const values = elements.map((element) => {
          const style = getComputedStyle(element);
          return style.opacity === "1" ? style.getPropertyValue(name) : `opacity ${style.opacity}`;
        });
        return [[...new Set(values)], [getComputedStyle(probe).color]];
      },
      [property, color] as const,
    );
    expect(found, `${page.url()} ${selector} ${property}`).toEqual(expected);
  }
}

test.each(selectCases(["dark", "light"] as const))(
  "drawings, maps, charts and the pay explorer use system colors at full strength with forced colors in a %s system theme",
  async (colorScheme) => {
    const options = { colorScheme, forcedColors: "active", reducedMotion: "reduce" } as const;
    for (const [path, parts] of Object.entries(PARTS_BY_PATH)) {
      const { page } = await pages.visit(path, { ...options, viewport: { width: 1440, height: 900 } });
      await expectSystemColors(page, parts);
    }
    const { page } = await partners.embed('<salary-explorer place="texas"></salary-explorer>', options);
    await page.getByText(", Texas").first().waitFor();
    await expectSystemColors(page, EXPLORER);
  },
);
