import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { selectCases } from "../is-full-run.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();
/** The salary report has its sources in the text. */
const slugs = shippedSite.articles
  .filter(({ sources, explorer }) => sources.length > 0 && explorer === undefined)
  .map(({ slug }) => slug);

const measure = () => {
  const box = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, text: element.textContent.trim().slice(0, 60) };
  };
  const prose = document.querySelector(".prose")!;
  const notes = [...prose.querySelectorAll(".citation")];
  const others = [...prose.children].filter((child) => child.querySelector(".citation") === null);
  const cited = [...prose.children].filter((child) => child.querySelector(".citation") !== null);
  return {
    notes: notes.map(box),
    others: others.map(box),
    cited: cited.map((child) => ({
      ...box(child),
      padding: parseFloat(getComputedStyle(child).paddingRight),
    })),
    prose: box(prose),
    marks: [...prose.querySelectorAll("span:has(+ .citation)")].length,
    parentheses: [...prose.querySelectorAll<HTMLElement>(".citation > span")].filter(
      (span) => span.offsetWidth > 0,
    ).length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  };
};

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
type Rectangle = ReturnType<typeof measure>["notes"][number];

test("articles have sources", () => {
  expect(slugs.length).toBeGreaterThan(3);
});

test.each(selectCases(slugs))(
  "on wide screens, the sources of %s are notes beside the text, and overlap nothing",
  async (slug) => {
    const { page } = await fixture.visit(`/insights/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1101, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { notes, others, cited, prose, marks, parentheses, overflow } = await page.evaluate(measure);
      expect(notes.length).toBeGreaterThan(0);
      expect(marks).toBe(notes.length);
      expect(parentheses).toBe(0);
      expect(overflow).toBe(0);
      for (const note of notes) {
        expect(note.right, note.text).toBeLessThanOrEqual(prose.right + 0.5);
        const own = cited.find(({ top, bottom }) => note.top >= top && note.bottom <= bottom + 0.5);
        expect(own, `${note.text} is within the height of its paragraph`).toBeDefined();
        expect(note.left, note.text).toBeGreaterThan(own!.right - own!.padding);
        expect(note.right - note.left, note.text).toBeGreaterThan(200);
        expect(
          [...others, ...notes].filter((other) => other !== note && overlap(note, other)),
          note.text,
        ).toEqual([]);
      }
    }
  },
);

test("on narrow screens, the sources of an article are in parentheses in its text", async () => {
  const { page } = await fixture.visit(`/insights/${slugs[0]!}`, { viewport: { width: 390, height: 844 } });
  const { notes, parentheses, overflow } = await page.evaluate(measure);
  expect(parentheses).toBe(2 * notes.length);
  expect(overflow).toBe(0);
});
