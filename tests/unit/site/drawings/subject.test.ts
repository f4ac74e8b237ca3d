import { expect, test } from "vitest";
import { PAGE_DRAWINGS } from "../../../../site/drawings/catalog.ts";
import { anySubject, drawSubject } from "../../../../site/drawings/subject.ts";

test("a page without its own drawing always has the same default", () => {
  for (const path of ["/terms-of-service", "/a/page-of-tomorrow"]) {
    expect(anySubject(path)).toEqual(anySubject(path));
    expect(drawSubject(anySubject(path)).body, path).toMatch(/^</);
  }
});

test("the drawing that each page names exists", () => {
  for (const name of PAGE_DRAWINGS) expect(drawSubject({ kind: "page", name }).body, name).toMatch(/^</);
});
