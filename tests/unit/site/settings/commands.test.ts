import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCommandLine, commands, type CommandName } from "../../../../site/settings/commands.ts";

const names = Object.keys(commands) as CommandName[];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("every script in package.json is in the table of commands, and vice versa", () => {
  const tools = ["eleventy", "format", "lint", "types"];
  expect(Object.keys(scripts).sort()).toEqual([...names, ...tools].sort());
});

const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

test("the README lists every command in the table", () => {
  const rows = readFileSync("README.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `npm "))
    .map(cellsOf);
  const expectedRows = names.map((name) =>
    cellsOf(`| \`${formatCommandLine(name)}\` | ${commands[name].description} |`),
  );
  expect(rows).toEqual(expectedRows);
});

test("the docs page that --help names for a command exists", () => {
  expect(names.map((name) => commands[name].docsPage).filter((page) => !existsSync(page))).toEqual([]);
});
