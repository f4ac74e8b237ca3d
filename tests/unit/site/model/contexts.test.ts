import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useContentCopy } from "./content-copy.ts";

const copy = useContentCopy();

/** Contexts used by widgets and templates. All others come from forms in articles. */
const BUILT_IN_CONTEXTS = ["general", "header", "landing_page", "location_middle", "partner"];

function articleWith(pattern: RegExp): { file: string; context: string } {
  for (const name of readdirSync("content/insights")) {
    const [, context] = pattern.exec(readFileSync(`content/insights/${name}`, "utf8")) ?? [];
    if (context !== undefined) return { file: `insights/${name}`, context };
  }
  throw new Error(`no article has ${pattern.source}`);
}

const EXPECTED_CONTEXT = "a name in content/_data/contexts.yaml; add new names there";

test("an undeclared context in a block is reported, with the closest declared one", () => {
  const { file, context } = articleWith(/^context: (\w+)$/m);
  const line = copy.edit(file, `context: ${context}`, `context: ${context}x`);
  expect(copy.mistakes()).toEqual([
    `content/${file}:${line} context — found "${context}x", expected ${EXPECTED_CONTEXT} (did you mean "${context}"?)`,
  ]);
});

test("an undeclared context and unknown attributes on a tag are reported", () => {
  const { file, context } = articleWith(/^<lead-form context="(\w+)"/m);
  const line = copy.edit(file, `context="${context}"`, `context="${context}x" layot="row"`);
  expect(copy.mistakes()).toEqual([
    `content/${file}:${line} — attribute "context" of <lead-form>: found "${context}x", expected ${EXPECTED_CONTEXT} (did you mean "${context}"?)`,
    expect.stringMatching(
      `^content/${file}:${line} — attribute of <lead-form>: found "layot", expected .*did you mean "layout"\\?\\)$`,
    ),
  ]);
});

test("a form inside other text is reported", () => {
  const { file } = articleWith(/^<lead-form context="(\w+)"/m);
  const line = copy.edit(file, "<lead-form context", "Talk to us. <lead-form context");
  expect(copy.mistakes()).toEqual([
    `content/${file}:${line} — found <lead-form> inside other text, expected an empty element on its own line, with blank lines around it`,
  ]);
});

test("a context that an editor adds to the list is accepted", () => {
  const { file, context } = articleWith(/^context: (\w+)$/m);
  copy.edit(
    "_data/contexts.yaml",
    "general:",
    "crane_article:\n  meaning: The article about cranes\ngeneral:",
  );
  copy.edit(file, `context: ${context}`, "context: crane_article");
  expect(copy.mistakes()).toEqual([]);
});

test("a context name that a form could not send is reported in the list of contexts", () => {
  copy.edit(
    "_data/contexts.yaml",
    "general:",
    "Crane article:\n  meaning: The article about cranes\ngeneral:",
  );
  expect(copy.mistakes()[0]).toMatch(/^content\/_data\/contexts\.yaml:\d+ Crane article — found /);
});

test("the list of contexts contains all contexts in the code", () => {
  expect(Object.keys(copy.load().contexts)).toEqual(expect.arrayContaining(BUILT_IN_CONTEXTS));
});
