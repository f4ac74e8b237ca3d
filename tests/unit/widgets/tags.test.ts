import { expect, it } from "vitest";
import { WIDGETS } from "../../../widgets/registry.ts";
import { TAG_ATTRIBUTES } from "../../../widgets/tags.ts";

it("texts are validated by the tags and attributes of the widgets", () => {
  expect([...TAG_ATTRIBUTES.keys()]).toEqual(WIDGETS.map(({ tag }) => tag));
  for (const { tag, attributes } of WIDGETS) expect(TAG_ATTRIBUTES.get(tag), tag).toBe(attributes);
});
