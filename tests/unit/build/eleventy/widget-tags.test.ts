import createMarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { widgetTagsPlugin } from "../../../../build/eleventy/markdown.ts";

const render = (text: string): string =>
  new createMarkdownIt()
    .use(widgetTagsPlugin, (tag: string, attributes: object) => ({
      instance: "1",
      markup: `${tag} ${JSON.stringify(attributes)}`,
    }))
    .render(text);

it("a widget's tag on its own line is not wrapped in a paragraph, and its attributes are parsed as in browsers", () => {
  expect(render("Before\n\n<lead-form heading='Hire &amp; keep' layout=row></lead-form>\n\nAfter")).toBe(
    "<p>Before</p>\n<lead-form heading='Hire &amp; keep' layout=row data-instance=\"1\">" +
      'lead-form {"heading":"Hire & keep","layout":"row"}</lead-form>\n<p>After</p>\n',
  );
});

it.each([
  "Talk to us <lead-form></lead-form> today",
  "Talk to us\n<lead-form></lead-form>",
  "<div>\n<lead-form></lead-form>\n</div>",
  "<lead-form>Hello</lead-form>",
  "<img src=x onerror=alert(1)>",
])("any other HTML is text: %j", (text) => {
  expect(render(text)).not.toMatch(/<(lead-form|div|img)/);
});

it("a widget in a code block is text", () => {
  expect(render("Write `<lead-form></lead-form>`.")).toContain("<code>&lt;lead-form&gt;");
});
