import createMarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { picturesPlugin } from "../../../../build/eleventy/markdown.ts";

const CRANE = {
  src: "/pictures/crane-1-900.jpeg",
  width: 900,
  height: 600,
  sources: [{ type: "image/avif", srcset: "/pictures/crane-1-480.avif 480w" }],
};
const render = (text: string): string =>
  new createMarkdownIt().use(picturesPlugin, new Map([["/tower crane.jpg", CRANE]])).render(text);

it("a picture has several formats, a size and alt text, and loads lazily", () => {
  const html = render("![A crane over a *frame*](</tower crane.jpg>)");
  expect(html).toMatch(
    /^<p><picture><source type="image\/avif" srcset="\/pictures\/crane-1-480\.avif 480w" sizes="[^"]+"><img /,
  );
  for (const attribute of [
    'src="/pictures/crane-1-900.jpeg"',
    'alt="A crane over a frame"',
    'width="900"',
    'height="600"',
    'loading="lazy"',
  ])
    expect(html).toContain(attribute);
});

it("a still image links to its video", () => {
  const html = render("[![Watch the lift](/tower%20crane.jpg)](https://example.com/lift)");
  expect(html).toMatch(/^<p><a href="https:\/\/example\.com\/lift"><picture>.*<\/picture><\/a><\/p>$/m);
});

it("a drawing without other formats is shown unchanged", () => {
  expect(render("![A plan](/plan.svg)")).toMatch(/<p><img src="\/plan\.svg" alt="A plan" loading="lazy"/);
});
