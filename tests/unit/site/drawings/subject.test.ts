import { expect, test } from "vitest";
import { chooseDefaultSubject, drawSubject } from "../../../../site/drawings/subject.ts";

test("a page without its own drawing always has the same default drawing", () => {
  for (const path of ["/terms-of-service", "/a/page-of-tomorrow"]) {
    expect(chooseDefaultSubject(path)).toEqual(chooseDefaultSubject(path));
    expect(drawSubject(chooseDefaultSubject(path)).body, path).toMatch(/^</);
  }
});
