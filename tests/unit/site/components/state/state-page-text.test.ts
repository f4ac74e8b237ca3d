import { describe, expect, it } from "vitest";
import { fillText } from "../../../../../site/components/fill-text.ts";
import { formatCoordinates } from "../../../../../site/components/state/format-coordinates.ts";

describe("text on a state page", () => {
  it("cannot contain an unknown placeholder", () => {
    expect(fillText("in {state}", { state: "Texas" })).toBe("in Texas");
    expect(() => fillText("in {stat}", { state: "Texas" })).toThrow("Unknown placeholder {stat}");
  });

  it("has coordinates in degrees and minutes, never with sixty minutes", () => {
    expect(formatCoordinates({ lat: 29.76, lon: -95.37 })).toBe("29°46′N 95°22′W");
    expect(formatCoordinates({ lat: 29.999, lon: -95 })).toBe("30°00′N 95°00′W");
  });
});
