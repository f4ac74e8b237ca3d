import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listDrawingFiles, readDrawingFile } from "../../../../site/drawings/drawing-files.ts";
import {
  drawingTexts,
  homeDrawingTexts,
  loadDrawing,
  type Drawing,
  type DrawingTexts,
} from "../../../../site/drawings/load-drawing.ts";
import { shippedContent } from "../../../shipped-content.ts";
import { findOrangeObjects } from "./find-orange-objects.ts";

const { site, translations } = shippedContent;
const sites = [site, ...translations.map((translation) => translation.site)];
const names = listDrawingFiles();
const covers = names.filter((name) => name.startsWith("covers/"));
const homeDrawings = ["pages/home-hero", "pages/home-hero-phone"];

/** Size budget for an uncompressed drawing, in bytes. */
const MAX_BYTES = 55_000;

const textsOf = (name: string, language = site): DrawingTexts =>
  homeDrawings.includes(name) ? homeDrawingTexts(language) : drawingTexts(language);

/** Returns a drawing's font sizes in pixels on a phone that is 390 px wide. */
const textSizesOnPhone = ({ viewBox, body }: Drawing): number[] =>
  [...body.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * (350 / viewBox[2]));

const classesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")));

describe.each(names)("the drawing %s", (name) => {
  const { viewBox, body } = loadDrawing(name, textsOf(name));

  it("takes its colors and lines from the stylesheet", () => {
    const css = ["drawings.css", "pages/home.css"]
      .map((file) => readFileSync(`site/styles/${file}`, "utf8"))
      .join("");
    expect(body).not.toMatch(/#[0-9a-f]{6}\b|style=|<style|<script|<image|href=|\son\w+=/i);
    // Tests find the tag by its class.
    const classes = [...classesIn(body)].filter((name) => name !== "hero-tag");
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it("has valid numbers, one orange object or matched set, and stays within its budget", () => {
    expect(body).not.toMatch(/NaN|undefined|Infinity|data-|inkscape|sodipodi/);
    expect(body.length).toBeLessThan(MAX_BYTES);
    expect(viewBox.every(Number.isFinite)).toBe(true);
    expect(Math.min(viewBox[2], viewBox[3])).toBeGreaterThan(100);
    // Several objects of the same size, such as anchor bolts, count as one.
    const widths = findOrangeObjects(body).map(({ left, right }) => right - left);
    // A frame without openings has every beam in place, and a portrait has none.
    expect(widths.length > 0).toBe(name !== "pages/no-openings" && !name.startsWith("portraits/"));
    if (widths.length > 0) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  });

  it("has a text for each slot in every language", () => {
    const slots = [...(readDrawingFile(name) ?? "").matchAll(/data-slot="([\w-]+)"/g)].map(
      ([, slot]) => slot,
    );
    for (const language of sites)
      expect(Object.keys(textsOf(name, language).slots), language.language).toEqual(
        expect.arrayContaining(slots),
      );
  });
});

describe("covers", () => {
  it.each(covers)(
    "%s has large enough text on a phone, and thinner and fewer lines but no text on cards",
    (name) => {
      for (const size of textSizesOnPhone(loadDrawing(name, textsOf(name))))
        expect(size).toBeGreaterThanOrEqual(12);
      const onCard = loadDrawing(name);
      expect(onCard.isSmall).toBe(true);
      expect(onCard.body).not.toContain("<text");
      expect(onCard.body).not.toContain("detail");
    },
  );

  it("have labels in the page's language, with numbers", () => {
    const slots = { ...site.layout.drawings, area: "{count} pies", deck: "losacero" };
    const { body } = loadDrawing("covers/takeoff", { language: "es", slots });
    expect(body).toContain(">7,776 pies</text>");
    expect(body).toContain(">losacero</text>");
    expect(body).not.toMatch(/ sf<|metal deck/);
  });

  it("are wider where a language's labels are", () => {
    const [english, spanish] = sites.map((language) =>
      loadDrawing("covers/takeoff-4", drawingTexts(language)),
    );
    expect(spanish!.viewBox[2]).toBeGreaterThan(english!.viewBox[2]);
    expect(loadDrawing("covers/takeoff-4").viewBox[2]).toBeLessThan(english!.viewBox[2]);
  });
});

describe("the home page's drawings", () => {
  it("have the page's texts, with special characters escaped", () => {
    const home = structuredClone(site.home);
    home.hero.drawing.length = "9 days, & <counting>";
    const texts = homeDrawingTexts({ language: "en", home });
    expect(loadDrawing("pages/home-hero", texts).body).toContain(">9 days, &amp; &lt;counting&gt;</text>");
    const phone = loadDrawing("pages/home-hero-phone", texts).body;
    expect(phone).toContain(">9 days</text>");
    expect(phone).toContain(">&amp; &lt;counting&gt;</text>");
  });

  it("put each word of the tag on its line, and a single word between the lines", () => {
    const tagOf = (openPosition: string): string[] => {
      const slots = { "open-position": openPosition };
      const { body } = loadDrawing("pages/home-hero", { language: "en", slots });
      return [...body.matchAll(/<tspan x="160.9" y="([-\d.]+)">([^<]*)</g)].map(
        ([, y, word]) => `${y} ${word}`,
      );
    };
    expect(tagOf("Open position")).toEqual(["-58 Open", "-40.2 position"]);
    expect(tagOf("Open role here")).toEqual(["-58 Open", "-40.2 role here"]);
    expect(tagOf("Vacante")).toEqual(["-49.1 Vacante"]);
  });

  it.each(homeDrawings)("%s has the groups that CSS animates, and a rope as long as CSS assumes", (name) => {
    const { body } = loadDrawing(name, homeDrawingTexts(site));
    const css = readFileSync("site/styles/pages/home.css", "utf8");
    for (const group of [
      "hero-grid",
      "hero-crane",
      "hero-story-0",
      "hero-story-1",
      "hero-landing",
      "hero-tag",
    ]) {
      expect(classesIn(body)).toContain(group);
      expect(css).toMatch(new RegExp(`\\.${group}\\b|\\.hero-member\\b`));
    }
    const [, start, end] = /rope is (\d+) units long.*?and (\d+) units/s.exec(css) ?? [];
    expect(/class="hero-rope"><path[^>]*d="M\S+ ?\S*l0 (\d+)/.exec(body)?.[1]).toBe(end);
    expect(css).toContain(`scaleY(${Number(start) / Number(end)})`);
  });

  it("have text of at least 12 px on a phone 390 px wide", () => {
    const { body } = loadDrawing("pages/home-hero-phone", homeDrawingTexts(site));
    // The drawing is shown at its natural size.
    for (const [, size] of body.matchAll(/font-size="([\d.]+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(12);
  });
});

it("an unknown name throws an error with the nearest name", () => {
  expect(() => loadDrawing("covers/takeof")).toThrow(
    /found "covers\/takeof".*did you mean "covers\/takeoff"\?/,
  );
});
