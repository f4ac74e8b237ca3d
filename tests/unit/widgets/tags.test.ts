import { expect, it } from "vitest";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { WIDGETS } from "../../../widgets/registry.ts";
import { EMBEDDED_TAGS, TAG_ATTRIBUTES } from "../../../model/tags/tags.ts";

const tagsOf = (widgets: typeof WIDGETS): string[] => widgets.map(({ tag }) => tag).sort();

it("content is validated against the widgets' tags and attributes", () => {
  expect([...TAG_ATTRIBUTES.keys()].sort()).toEqual(tagsOf(WIDGETS));
  for (const { tag, attributes } of WIDGETS) expect(TAG_ATTRIBUTES.get(tag), tag).toBe(attributes);
});

it("the partners' reference is validated against the widgets that they can embed", () => {
  expect([...EMBEDDED_TAGS].sort()).toEqual(tagsOf(EMBEDDED_WIDGETS));
});
