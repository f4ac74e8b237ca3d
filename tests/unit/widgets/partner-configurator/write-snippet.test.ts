import { expect, test } from "vitest";
import { writeSnippet } from "../../../../widgets/partner-configurator/write-snippet.ts";

const settings = {
  latest: "/embed/v1.js",
  pinned: {
    file: "/embed/1.0.0/forms-AAAAAAAA.js",
    integrity: "sha384-abc",
    languages: { es: { file: "/embed/1.0.0/forms.es-BBBBBBBB.js", integrity: "sha384-def" } },
  },
  email: "hello@ours.example",
};
const choice = {
  form: "lead-form",
  attributes: { partner: "acme-jobs" },
  properties: {},
  isPinned: false,
  heights: [],
};

const write = (changes: Partial<Parameters<typeof writeSnippet>[0]> = {}): string =>
  writeSnippet({ ...choice, ...changes }, settings, "https://ours.example");

test("the generated code for a form without a theme has two lines", () => {
  expect(write()).toBe(
    '<script async src="https://ours.example/embed/v1.js"></script>\n' +
      '<lead-form partner="acme-jobs"><a href="mailto:hello@ours.example">hello@ours.example</a></lead-form>',
  );
});

test("the generated code escapes quotes and angle brackets in values, and omits empty values", () => {
  const code = write({ attributes: { heading: 'A "b" <c> & d', submit: "" } });
  expect(code).toContain('<lead-form heading="A &quot;b&quot; &lt;c> &amp; d">');
});

test("the generated code for a pinned form contains the file and its hash, and a CSS rule with the chosen colors", () => {
  const code = write({ isPinned: true, properties: { "--rb-accent": "#0050b3", "--rb-font": "" } });
  expect(code).toContain(
    'src="https://ours.example/embed/1.0.0/forms-AAAAAAAA.js" integrity="sha384-abc" crossorigin',
  );
  expect(code).toContain("lead-form {\n  --rb-accent: #0050b3;\n}");
});

test("the generated code for a pinned form in another language contains the file of that language", () => {
  const code = write({ isPinned: true, attributes: { lang: "es" } });
  expect(code).toContain('forms.es-BBBBBBBB.js" integrity="sha384-def"');
  expect(code).toContain('<lead-form lang="es">');
});

test("the generated code contains CSS rules that reserve the measured height at each width", () => {
  const code = write({
    heights: [
      [0, 612],
      [420, 588],
    ],
  });
  expect(code).toContain('lead-form::before { content: ""; float: left; height: 612px }');
  expect(code).toContain("@container (width >= 420px) { lead-form::before { height: 588px } }");
  expect(code.indexOf("<style>")).toBeLessThan(code.indexOf("<script"));
});
