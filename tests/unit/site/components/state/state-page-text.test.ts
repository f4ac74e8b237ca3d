import { expect, it } from "vitest";
import { fillText } from "../../../../../site/components/strings.ts";

it("text on a state page cannot contain an unknown placeholder", () => {
  expect(fillText("in {state}", { state: "Texas" })).toBe("in Texas");
  expect(() => fillText("in {stat}", { state: "Texas" })).toThrow("Unknown placeholder {stat}");
});
