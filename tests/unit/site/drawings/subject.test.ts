import { expect, test } from "vitest";
import { PAGE_DRAWINGS } from "../../../../site/drawings/catalog.ts";
import { chooseDefaultSubject, drawSubject } from "../../../../site/drawings/subject.ts";

test("a page without its own drawing always has the same default drawing", () => {
  for (const path of ["/terms-of-service", "/a/page-of-tomorrow"]) {
    expect(chooseDefaultSubject(path)).toEqual(chooseDefaultSubject(path));
    expect(drawSubject(chooseDefaultSubject(path)).body, path).toMatch(/^</);
  }
});

test("every drawing that a page can name exists", () => {
  for (const name of PAGE_DRAWINGS) expect(drawSubject({ kind: "page", name }).body, name).toMatch(/^</);
});
