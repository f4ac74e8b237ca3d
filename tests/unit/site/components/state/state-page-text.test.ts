import { describe, expect, it } from "vitest";
import { fillText } from "../../../../../site/components/fill-text.ts";

describe("text on a state page", () => {
  it("cannot contain an unknown placeholder", () => {
    expect(fillText("in {state}", { state: "Texas" })).toBe("in Texas");
    expect(() => fillText("in {stat}", { state: "Texas" })).toThrow("Unknown placeholder {stat}");
  });
});
