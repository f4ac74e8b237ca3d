import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Window } from "happy-dom";
import { it } from "vitest";
import { MultipartError, readMultipart } from "../../../server/platform/serving/read-body.ts";
import { parseMarkdownSource } from "../../../model/source/markdown-source.ts";
import { readBody } from "../../../model/loading/parse-entry.ts";
import { type YamlSource, parseYamlSource } from "../../../model/source/yaml-source.ts";
import { fillText } from "../../../widgets/embed/build-markup.ts";
import { mergeStrings } from "../../../widgets/embed/merge-strings.ts";
import { readStrings } from "../../../widgets/embed/host-page.ts";
import type { Messages } from "../../../model/tags/tags.ts";
import { WIDGETS } from "../../../widgets/registry.ts";
import { readAttributes } from "../../../widgets/runtime/widget.ts";
import { fuzz, type FuzzTarget } from "../../fuzz/fuzz.ts";

const own = {
  notices: { leadSuccess: { title: "Thank you!", text: "We call." }, empty: { title: "Email required" } },
  labels: { email: "Email" },
  choices: { timelines: ["Now", "Later"] },
} as unknown as Messages;

const shapeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)])
    : typeof value;

const names = [
  "notices",
  "leadSuccess",
  "title",
  "text",
  "labels",
  "email",
  "choices",
  "timelines",
  "0",
  "__proto__",
  "constructor",
  "toString",
  "length",
];
const texts = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, fc.string(), fc.jsonValue(), tie("table")),
  table: fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), tie("value")), { maxLength: 6 })
    // Keep entries instead of an object, which would lose a `__proto__` key.
    .map((entries) => ({ toJSON: () => undefined, entries })),
})).table;

function write(value: unknown): string {
  if (typeof value === "object" && value !== null && "entries" in value && Array.isArray(value.entries))
    return `{${value.entries.map(([key, inner]: [string, unknown]) => `${JSON.stringify(key)}:${write(inner)}`).join(",")}}`;
  return JSON.stringify(value) ?? "null";
}

const window = new Window();

const strings: FuzzTarget = {
  name: "texts of embeds",
  property: fc.property(fc.oneof(texts.map(write), fc.json(), fc.string()), (source) => {
    const host = window.document.createElement("lead-form");
    const script = window.document.createElement("script");
    script.setAttribute("type", "application/json");
    script.textContent = source;
    host.append(script);
    const parsedStrings = readStrings(host as unknown as Element, false);
    fillText(
      "{notices.leadSuccess.title:Thank you!} {labels.email:Email} {choices.timelines.0:Now}",
      parsedStrings,
    );
    const mergedStrings = mergeStrings(own, parsedStrings);
    if (JSON.stringify(shapeOf(mergedStrings)) !== JSON.stringify(shapeOf(own)))
      throw new Error(`the table became ${JSON.stringify(mergedStrings)}`);
    if (Object.keys(Object.prototype).length > 0) throw new Error("the page's prototype was changed");
  }),
};

const attributes: FuzzTarget = {
  name: "attributes of embeds",
  property: fc.property(
    fc.constantFrom(...WIDGETS),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom("context", "partner", "heading", "theme", "submit", "__proto__", "constructor"),
        fc.string(),
      ),
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("true", "false", "general", "a_b", "a-b", "x".repeat(200)),
        fc.anything(),
      ),
    ),
    ({ attributes }, values) => {
      const parsedAttributes = readAttributes(attributes, values);
      const known = Object.keys(attributes);
      if (JSON.stringify(Object.keys(parsedAttributes)) !== JSON.stringify(known))
        throw new Error(Object.keys(parsedAttributes).join());
      for (const [name, value] of Object.entries(parsedAttributes)) {
        const words = attributes[name]?.words;
        if (value === undefined) continue;
        if (typeof value !== "string" || value !== values[name])
          throw new Error(`${name} is ${String(value)}`);
        if (words && !words.includes(value)) throw new Error(`${name} is none of ${words.join()}`);
        if (["context", "partner"].includes(name) && !/^[a-z0-9_-]{1,80}$/.test(value))
          throw new Error(value);
      }
    },
  ),
};

async function* inPieces(body: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let from = 0, n = 0; from < body.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    yield await Promise.resolve(body.subarray(from, from + size));
    from += size;
  }
}

const limits = { parts: 100, textBytes: 1_000_000 };

async function readForm(body: Buffer, type: string, sizes: readonly number[]) {
  const files: [name: string, filename: string, content: string][] = [];
  const fields = await readMultipart(
    inPieces(body, sizes),
    type,
    limits,
    async ({ name, filename, content }) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      files.push([name, filename, Buffer.concat(pieces).toString("latin1")]);
    },
  );
  return { fields: Object.fromEntries(fields), files };
}

const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom("\r\n", "--", "\r", "\n", "\r\n--", "--cut", "\r\n\r\n"),
      fc.string({ unit: "binary-ascii" }),
    ),
  )
  .map((pieces) => pieces.join(""));
const name = fc.stringMatching(/^[\w .-]{0,20}$/);
const filename = fc.stringMatching(/^[\w .-]{1,20}$/);

const formsTarget: FuzzTarget = {
  name: "forms as browsers write them",
  property: fc.asyncProperty(
    fc.array(fc.record({ name, filename: fc.option(filename, { nil: undefined }), content: bytes }), {
      minLength: 1,
      maxLength: 5,
    }),
    sizes,
    async (parts, sizes) => {
      const form = new FormData();
      for (const { name, filename, content } of parts) {
        if (filename === undefined) form.append(name, content.replace(/\r\n|\r|\n/g, "\r\n"));
        else form.append(name, new File([content], filename));
      }
      const request = new Response(form);
      const type = request.headers.get("content-type") ?? "";
      const found = await readForm(Buffer.from(await request.arrayBuffer()), type, sizes);
      const texts = parts.filter((part) => part.filename === undefined);
      const sent = {
        fields: Object.fromEntries(
          texts.map((part) => [part.name, part.content.replace(/\r\n|\r|\n/g, "\r\n")]),
        ),
        files: parts.flatMap((part) =>
          part.filename === undefined ? [] : [[part.name, part.filename, part.content]],
        ),
      };
      if (JSON.stringify(found) !== JSON.stringify(sent))
        throw new Error(`read ${JSON.stringify(found)} of ${JSON.stringify(sent)}`);
    },
  ),
};

const malformedFormsTarget: FuzzTarget = {
  name: "forms of any bytes and any type",
  property: fc.asyncProperty(
    fc.array(
      fc.oneof(
        fc.constantFrom(
          "--cut\r\n",
          "--cut--",
          '\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n',
        ),
        bytes,
      ),
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant("cut") }, fc.string()),
    sizes,
    async (pieces, boundary, sizes) => {
      const body = Buffer.from(pieces.join(""), "latin1");
      await readForm(body, `multipart/form-data; boundary=${boundary}`, sizes).catch((error: unknown) => {
        if (!(error instanceof MultipartError)) throw error;
      });
    },
  ),
};

const readTexts = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(folder, name), "utf8").slice(0, 1_500));

const yaml = [...readTexts("content/_data", ".yaml"), ...readTexts("content/states", ".yaml").slice(0, 3)];
const markdown = [...readTexts("content/insights", ".md"), ...readTexts("content/legal", ".md")];

/** Text that an editor may insert by mistake, much of it with a special meaning in YAML or Markdown. */
const typo = fc.oneof(
  fc.constantFrom(
    "*",
    "&a",
    "*a",
    "<<: *a",
    "!!js/function",
    "!<x>",
    "---\n",
    "...\n",
    "{{",
    "}}",
    "{{claims.response}}",
    "{{a.b}}",
    "`",
    "```",
    "~~~\n",
    "```chart x\n",
    "\t",
    "- ",
    ": ",
    "? ",
    "|\n",
    ">-\n",
    "%YAML 9\n",
    "\u0000",
    "\ufeff",
    "\u2028",
    "[",
    "{",
    '"',
    "'",
    "#",
    "__proto__: 1\n",
    "<script>",
    "<lead-form context=x>",
    "</lead-form>",
    "<!--",
    "](javascript:alert(1))",
    "\\",
    "\r\n",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);

const arbitraryMistypedText = (texts: readonly string[]) =>
  fc
    .record({
      text: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.string()),
      edits: fc.array(
        fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(40), put: typo }),
        {
          maxLength: 5,
        },
      ),
    })
    .map(({ text, edits }) =>
      edits.reduce((editedText, { at, cut, put }) => {
        const offset = Math.floor(at * editedText.length);
        return editedText.slice(0, offset) + put + editedText.slice(offset + cut);
      }, text),
    );

function checkMistakeLines({ mistakes, lineOf }: YamlSource, text: string): void {
  const lines = text.split("\n").length;
  const mistakeLines = [...mistakes.map(({ line }) => line), lineOf(["title"])];
  const invalidLine = mistakeLines.find((line) => !(line >= 1 && line <= lines + 1));
  if (invalidLine !== undefined) throw new Error(`line ${invalidLine} of ${lines}`);
}

const contentTargets: readonly FuzzTarget[] = [
  {
    name: "YAML of the content",
    property: fc.property(arbitraryMistypedText(yaml), (text) =>
      checkMistakeLines(parseYamlSource("x.yaml", text), text),
    ),
  },
  {
    name: "Markdown of the content",
    property: fc.property(arbitraryMistypedText(markdown), (text) => {
      const source = parseMarkdownSource({ file: "x.md", name: "x", text });
      checkMistakeLines(source.frontMatter, text);
      for (const { yaml } of source.blocks) checkMistakeLines(yaml, text);
      const { mistakes } = readBody(source, { references: new Map([["claims.response", "24 hours"]]) });
      for (const { line, problem } of mistakes)
        if (!(line >= 1) || problem === "") throw new Error(`a mistake without a place: ${problem}`);
    }),
  },
];

it.each([formsTarget, malformedFormsTarget, ...contentTargets, strings, attributes])(
  "random input causes no failure in $name",
  fuzz,
);
