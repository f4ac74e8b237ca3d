import { expect, test } from "vitest";
import { PAGE_DRAWINGS } from "../../../../site/drawings/catalog.ts";
import { anySubject, drawSubject } from "../../../../site/drawings/subject.ts";

test("a page without its own drawing has a default, always the same", () => {
  for (const path of ["/terms-of-service", "/a/page-of-tomorrow"]) {
    expect(anySubject(path)).toEqual(anySubject(path));
    expect(drawSubject(anySubject(path)).body, path).toMatch(/^</);
  }
});

test("every page's drawing exists by its name", () => {
  for (const name of PAGE_DRAWINGS) expect(drawSubject({ kind: "page", name }).body, name).toMatch(/^</);
});
