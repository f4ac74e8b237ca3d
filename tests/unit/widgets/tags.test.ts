import { expect, it } from "vitest";
import { WIDGETS } from "../../../widgets/registry.ts";
import { TAG_ATTRIBUTES } from "../../../widgets/tags.ts";

it("texts are checked by the tags and attributes that widgets are made with", () => {
  expect([...TAG_ATTRIBUTES.keys()]).toEqual(WIDGETS.map(({ tag }) => tag));
  for (const { tag, attributes } of WIDGETS) expect(TAG_ATTRIBUTES.get(tag), tag).toBe(attributes);
});
