import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import yauzl from "yauzl";
import { readEmbedRelease } from "../read-embed-release.ts";
import { writeWordpressPlugin } from "../../build/embed/wordpress/write-wordpress-plugin.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { DIST } from "./read-dist.ts";

const ARCHIVE = "embed/wordpress/ridgebeam-forms.zip";

const files = new Map<string, string>();

interface KnownForms {
  origin: string;
  email: string;
  forms: Record<string, Record<string, { enum?: string[] }>>;
}
const readKnownForms = () => JSON.parse(files.get("forms.json") ?? "") as KnownForms;

beforeAll(async () => {
  const archive = await yauzl.fromBufferPromise(readFileSync(join(DIST, ARCHIVE)), {
    lazyEntries: true,
    strictFileNames: true,
  });
  for await (const entry of archive.eachEntry()) {
    const [folder, ...path] = entry.fileName.split("/");
    expect(folder).toBe("ridgebeam-forms");
    files.set(path.join("/"), await text(await archive.openReadStreamPromise(entry)));
  }
});

test("the plugin and its readme contain the project's version, and no unfilled placeholders", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(files.get("ridgebeam-forms.php")).toContain(` * Version: ${version}\n`);
  expect(files.get("readme.txt")).toContain(`Stable tag: ${version}\n`);
  expect(JSON.parse(files.get("block/block.json") ?? "")).toMatchObject({ version });
  for (const [name, content] of files) expect(content, name).not.toMatch(/\{\{\w+\}\}/);
});

test("the plugin offers every form and every attribute as a block setting", () => {
  const { forms } = readKnownForms();
  const { attributes } = JSON.parse(files.get("block/block.json") ?? "") as { attributes: object };
  expect(Object.keys(forms)).toEqual(EMBEDDED_WIDGETS.map(({ tag }) => tag));
  for (const { tag, attributes: own } of EMBEDDED_WIDGETS) {
    const reference = "partner" in own ? ["data-ref"] : [];
    const names = [...Object.keys(own), ...reference, "theme", "sandbox", "lang"];
    expect(Object.keys(forms[tag] ?? {}), tag).toEqual(names);
    for (const name of Object.keys(forms[tag] ?? {}))
      expect(attributes, `${tag} ${name}`).toHaveProperty(name);
  }
  expect(forms["lead-form"]?.["layout"]?.enum).toEqual(["stack", "row"]);
});

test("requesting one of the plugin's PHP files directly has no effect", () => {
  const scripts = [...files].filter(([name]) => name.endsWith(".php") && !name.endsWith(".asset.php"));
  expect(scripts.length).toBeGreaterThan(4);
  for (const [name, content] of scripts) expect(content, name).toContain("defined( 'ABSPATH' ) || exit;");
});

test("the block's editor script declares the libraries that it uses", () => {
  const editor = files.get("block/editor.js") ?? "";
  const usedLibraries = new Set([...editor.matchAll(/\bwp\.([a-z]\w+)/gi)].map(([, name = ""]) => name));
  const names = [...usedLibraries].map(
    (name) => `wp-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  const requiredScripts = [...(files.get("block/editor.asset.php") ?? "").matchAll(/'(wp-[\w-]+)'/g)].map(
    ([, name]) => name,
  );
  expect(requiredScripts.sort()).toEqual(names.sort());
});

test("the same sources produce a byte-identical plugin", async () => {
  const folder = temporaryFolder();
  const { origin, email } = readKnownForms();
  await writeWordpressPlugin(folder, origin, email, readEmbedRelease(DIST));
  const rebuiltArchive = readFileSync(join(folder, "wordpress/ridgebeam-forms.zip"));
  expect(rebuiltArchive.equals(readFileSync(join(DIST, ARCHIVE)))).toBe(true);
});
