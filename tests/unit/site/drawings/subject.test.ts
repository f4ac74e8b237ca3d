import { expect, test } from "vitest";
import { PAGE_DRAWINGS } from "../../../../site/drawings/catalogue.ts";
import { anySubject, drawSubject } from "../../../../site/drawings/subject.ts";

test("a page without a drawing of its own has something to show, always the same", () => {
  for (const path of ["/terms-of-service", "/a/page-of-tomorrow"]) {
    expect(anySubject(path)).toEqual(anySubject(path));
    expect(drawSubject(anySubject(path)).body, path).toMatch(/^</);
  }
});

test("every page's drawing can be drawn by its name", () => {
  for (const name of PAGE_DRAWINGS) expect(drawSubject({ kind: "page", name }).body, name).toMatch(/^</);
});
