import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { bundleScripts, listOutputFiles, writeScripts } from "../../../../build/assets/bundle-scripts.ts";
import { projectPath } from "../../../../site/settings/project-root.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const folder = temporaryFolder();

function source(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

it("a script contains only ASCII characters, and no comments", async () => {
  const entry = source("greet.ts", `/*! of the library */ (globalThis as any).said = "¿Qué más? → 履歴書";`);
  const { scripts } = await bundleScripts({ entryPoints: [entry], format: "iife", outdir: folder });
  const [{ text } = { text: "" }] = scripts;
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  expect(text).not.toMatch(/\/[/*]/);
  const page: { said?: string } = {};
  runInNewContext(text, page);
  expect(page.said).toBe("¿Qué más? → 履歴書");
});

it.each(["esm", "iife"] as const)(
  "browsers compile a CommonJS module with its script (%s), and other functions when they are called",
  async (format) => {
    source("common.cjs", `exports.double = (number) => { const twice = number * 2; return twice; };`);
    const entry = source(
      "uses-common.ts",
      `import { double } from "./common.cjs"; globalThis.said = [2, 3].map((number) => { return double(number); });`,
    );
    const { scripts } = await bundleScripts({ entryPoints: [entry], format, outdir: folder });
    const [{ text } = { text: "" }] = scripts;
    expect(text).toMatch(/\w\(\((\w+)=>\{\1\.double=/);
    expect(text).toMatch(/\.map\(\w+=>/);
    const page: { said?: number[] } = {};
    runInNewContext(text, page);
    expect(page.said).toEqual([4, 6]);
  },
);

it("of split scripts, the one with React asks browsers to compile all its functions in the background", async () => {
  const entry = source(
    "renders.ts",
    `import { hydrateRoot } from "react-dom/client"; globalThis.said = hydrateRoot;`,
  );
  const nodePaths = [projectPath("node_modules")];
  const { scripts } = await bundleScripts({
    entryPoints: [entry],
    nodePaths,
    splitting: true,
    outdir: folder,
  });
  expect(scripts.map(({ text }) => text.startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([true]);
  const { scripts: others } = await bundleScripts({
    entryPoints: [source("plain.ts", `globalThis.said = 1;`)],
    splitting: true,
    outdir: folder,
  });
  expect(others[0]?.text).not.toContain("//");
});

it("the files of an entry point are its own file and its static imports", async () => {
  source("shared.ts", `export const shared = (text: string) => text.repeat(document.title.length);`);
  source("later.ts", `export const later = document.body;`);
  const names = ["one", "two"];
  for (const name of names)
    source(
      `${name}.ts`,
      `import { shared } from "./shared.ts"; console.log(shared("${name}")); import("./later.ts").then(console.log);`,
    );
  const outdir = join(folder, "out");
  const metafile = await writeScripts({
    absWorkingDir: folder,
    entryPoints: names.map((name) => join(folder, `${name}.ts`)),
    outdir,
    splitting: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  });
  const files = names.map((name) => listOutputFiles(metafile, `${name}.ts`).map((file) => basename(file)));
  expect(files.map(([own]) => own?.replace(/-\w+\.js$/, ""))).toEqual(names);
  expect(files[0]?.slice(1)).toEqual(files[1]?.slice(1));
  const written = readdirSync(outdir);
  expect(written.filter((file) => !files.flat().includes(file))).toEqual([expect.stringMatching(/^later-/)]);
  for (const [own = "", shared = ""] of files)
    expect(readFileSync(join(outdir, own), "utf8")).toContain(shared);
});
