import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const insert = (text: string): number => copy.edit(GUIDE, /^## /m, `${text}\n\n## `);

/** Contexts used by widgets and templates. All others come from forms in articles. */
const BUILT_IN_CONTEXTS = ["general", "header", "landing_page", "location_middle", "partner"];

const EXPECTED_CONTEXT = "a name in content/_data/contexts.yaml; add new names there";

test("an undeclared context and unknown attributes on a tag are reported", () => {
  const line = insert('<lead-form context="headre" layot="row"></lead-form>');
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} — attribute "context" of <lead-form>: found "headre", expected ${EXPECTED_CONTEXT} (did you mean "header"?)`,
    expect.stringMatching(
      `^content/${GUIDE}:${line} — attribute of <lead-form>: found "layot", expected .*did you mean "layout"\\?\\)$`,
    ),
  ]);
});

test("a context that an editor adds to the list is accepted", () => {
  copy.edit(
    "_data/contexts.yaml",
    "general:",
    "crane_article:\n  name: Crane article\n  meaning: The article about cranes\ngeneral:",
  );
  insert('<lead-form context="crane_article"></lead-form>');
  expect(copy.mistakes()).toEqual([]);
});

test("a context name that a form could not send is reported in the list of contexts", () => {
  copy.edit(
    "_data/contexts.yaml",
    "general:",
    "Crane article:\n  name: Crane\n  meaning: The article about cranes\ngeneral:",
  );
  expect(copy.mistakes()[0]).toMatch(/^content\/_data\/contexts\.yaml:\d+ Crane article — found /);
});

test("the list of contexts contains all contexts in the code", () => {
  expect(Object.keys(copy.load().contexts)).toEqual(expect.arrayContaining(BUILT_IN_CONTEXTS));
});
