import { describe, expect, it } from "vitest";
import { fillText } from "../../../../../site/components/state/fill-text.ts";
import { formatCoordinates } from "../../../../../site/components/state/format-coordinates.ts";
import { listWords, roleInSentence, withArticle } from "../../../../../site/components/state/words.ts";

describe("words of a state page", () => {
  it("give each noun the article that it is spoken with", () => {
    expect(withArticle("estimator")).toBe("an estimator");
    expect(withArticle("MEP engineer")).toBe("an MEP engineer");
    expect(withArticle("BIM coordinator")).toBe("a BIM coordinator");
    expect(withArticle("quality manager")).toBe("a quality manager");
  });

  it("keep the capitals of abbreviations inside a sentence", () => {
    expect(roleInSentence("MEP Project Manager")).toBe("MEP project manager");
    expect(roleInSentence("Clean-Utilities Manager")).toBe("clean-utilities manager");
  });

  it("join a list of one, two and three", () => {
    expect(listWords(["a"])).toBe("a");
    expect(listWords(["a", "b"])).toBe("a and b");
    expect(listWords(["a", "b", "c"])).toBe("a, b and c");
  });

  it("refuse a text that names something unknown", () => {
    expect(fillText("in {state}", { state: "Texas" })).toBe("in Texas");
    expect(() => fillText("in {stat}", { state: "Texas" })).toThrow("Nothing is given for {stat}");
  });

  it("write coordinates in degrees and minutes, and never in sixty minutes", () => {
    expect(formatCoordinates({ lat: 29.76, lon: -95.37 })).toBe("29°46′N 95°22′W");
    expect(formatCoordinates({ lat: 29.999, lon: -95 })).toBe("30°00′N 95°00′W");
  });
});
