import { readdirSync, readFileSync } from "node:fs";
import { parseSync, visitorKeys, type Node } from "oxc-parser";
import { analyse } from "scslre";
import { expect, it } from "vitest";

/** Code that reads text from visitors, partners' pages, and other servers, except a file that reads a setting. */
const FOLDERS = ["model/resume-check", "model/submissions", "server", "widgets"];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
).filter((path) => /\.tsx?$/.test(path) && path !== "server/jobs/mail/model/mail-settings.ts");

function listPatterns(file: string): { at: string; pattern: string; flags: string }[] {
  const source = readFileSync(file, "utf8");
  const found: { at: string; pattern: string; flags: string }[] = [];
  const visit = (node: Node): void => {
    if (node.type === "Literal" && "regex" in node) {
      const line = source.slice(0, node.start).split("\n").length;
      found.push({ at: `${file}:${line}`, ...node.regex });
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
      for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one);
    }
  };
  visit(parseSync(file, source).program);
  return found;
}

it("no regular expression takes more than linear time in the length of the text", () => {
  const patterns = FILES.flatMap(listPatterns);
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter(
    ({ pattern, flags }) => analyse({ source: pattern, flags }).reports.length > 0,
  );
  expect(slow.map(({ at, pattern }) => `${at} /${pattern}/`)).toEqual([]);
});
