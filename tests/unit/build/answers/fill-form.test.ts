import { expect, test } from "vitest";
import { fillForm } from "../../../../build/answers/fill-form.ts";

const fill = (html: string, typed: Record<string, string>): string =>
  fillForm(html, new Map(Object.entries(typed)), undefined);

test("what was typed stands in its field, as text whatever it is", () => {
  expect(fill('<input type="text" name="a" value="old"/>', { a: `"><script>` })).toBe(
    '<input type="text" name="a" value="&quot;&gt;&lt;script&gt;">',
  );
  expect(fill('<textarea name="a" rows="4"></textarea>', { a: "\n</textarea>&" })).toBe(
    '<textarea name="a" rows="4">\n\n&lt;/textarea&gt;&amp;</textarea>',
  );
});

test("choices and ticks are those that were made, and no others", () => {
  const html = '<select name="a"><option value="">Any</option><option>4-7 years</option></select>';
  expect(fill(html, { a: "4-7 years" })).toContain('<option selected="">4-7 years</option>');
  expect(fill(html, {})).not.toContain("selected");
  const radios =
    '<input type="radio" name="b" checked="" value="one"/><input type="radio" name="b" value="two"/>';
  expect(fill(radios, { b: "two" })).toBe(
    '<input type="radio" name="b" value="one"><input type="radio" name="b" value="two" checked="">',
  );
  expect(fill('<input type="checkbox" name="c"/>', { c: "on" })).toContain("checked");
});

test("the first field that needs attention has the focus", () => {
  const html = fill(
    '<input name="a"/><input aria-invalid="true" name="b"/><input aria-invalid="true" name="c"/>',
    {},
  );
  expect(html.match(/autofocus/g)).toHaveLength(1);
  expect(html.indexOf("autofocus")).toBeLessThan(html.indexOf('name="b"'));
});

test("a file that is kept is named in the place of the invitation, and found again", () => {
  const kept = { reference: "0b7f", name: '"<cv>.pdf', says: '"<cv>.pdf is here' };
  const html = fillForm(
    '<input type="file" name="resume"/><p class="file-prompt">Drop it</p>',
    new Map(),
    kept,
  );
  expect(html).toBe(
    '<input type="file" name="resume"><p class="file-status">&quot;&lt;cv&gt;.pdf is here</p>' +
      '<input type="hidden" name="kept-file" value="0b7f"><input type="hidden" name="kept-name" value="&quot;&lt;cv&gt;.pdf">',
  );
});
