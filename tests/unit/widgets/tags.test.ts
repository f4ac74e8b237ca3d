import { expect, it } from "vitest";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { WIDGETS } from "../../../widgets/registry.ts";
import { EMBEDDED_TAGS, TAG_ATTRIBUTES } from "../../../widgets/tags.ts";

const tagsOf = (widgets: typeof WIDGETS): string[] => widgets.map(({ tag }) => tag).sort();

it("texts are validated by the tags and attributes of the widgets", () => {
  expect([...TAG_ATTRIBUTES.keys()].sort()).toEqual(tagsOf(WIDGETS));
  for (const { tag, attributes } of WIDGETS) expect(TAG_ATTRIBUTES.get(tag), tag).toBe(attributes);
});

it("what partners read about tags is checked by the widgets that they can embed", () => {
  expect([...EMBEDDED_TAGS].sort()).toEqual(tagsOf(EMBEDDED_WIDGETS));
});
