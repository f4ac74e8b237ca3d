import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { PACKAGE_NAME } from "./package-name.ts";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { projectPath } from "../../../site/settings/project-root.ts";
import { LATEST_EMBED_SCRIPT, type PinnedRelease } from "../../../model/page-assets.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import type { EmbedManifest } from "../embed-manifest.ts";
import { formTypes } from "../types/embed-types.ts";
import { readPackageJson } from "../../assets/read-package-json.ts";
import { frameworkTypes } from "./framework-types.ts";
import { packageReadme } from "./package-readme.ts";

/** The fixed modification time that `npm pack` uses, for reproducible archives. */
const MODIFICATION_DATE = new Date("1985-10-26T08:15:00.000Z");

async function packArchive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const name of Object.keys(files).sort())
    archive.entry({ name: `package/${name}`, mtime: MODIFICATION_DATE, mode: 0o644 }, files[name] ?? "");
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 9 });
}

const exportConditions = (types: string, module: string) => ({
  import: { types: `./${types}.d.ts`, default: `./${module}.js` },
  require: { types: `./${types}.d.cts`, default: `./${module}.cjs` },
});

function packageJson(
  project: { version: string; license: string },
  homepage: string,
  frameworks: readonly string[],
): object {
  return {
    name: PACKAGE_NAME,
    version: project.version,
    // Prevents accidental publishing to a registry; partners install the archive.
    private: true,
    description:
      "Recruitment forms as custom elements: the script that defines them, with types for the DOM, React, Vue and Svelte.",
    license: project.license,
    homepage,
    type: "module",
    // Importing these entries loads the script.
    sideEffects: ["./index.js", "./index.cjs"],
    main: "./index.cjs",
    types: "./index.d.ts",
    exports: {
      ".": exportConditions("index", "index"),
      "./load": exportConditions("load", "load"),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, exportConditions(name, "index")])),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    files: ["*.js", "*.cjs", "*.d.ts", "*.d.cts", "custom-elements.json"],
    keywords: ["custom-elements", "web-components", "forms"],
  };
}

const readSource = (name: string): string => readFileSync(projectPath(`build/embed/npm/${name}`), "utf8");
const LOADER_SOURCE = readSource("load.ts");

/** Loads the script and ignores errors: without the script, the tags' fallback content stays visible. */
const ENTRY_SOURCE = `import { loadForms } from "./load.js";

loadForms().catch(() => undefined);
`;

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the npm package for partners to `npm/`, and its tarball to the folder of this version. The tarball's name
 * contains its hash, because lock files record the tarball's integrity.
 * @param folder the `embed/` folder
 * @param origin origin of the published site, which serves the script
 * @param manifest the custom elements manifest
 * @returns the tarball's root-relative URL
 */
export async function writeNpmPackage(
  folder: string,
  origin: string,
  pinned: PinnedRelease,
  manifest: EmbedManifest,
): Promise<string> {
  const [{ declarations }] = manifest.modules;
  const homepage = `${origin}/partners`;
  const frameworks = frameworkTypes();
  const types = {
    forms: formTypes(),
    index: 'export type * from "./forms.js";\nexport type { LoadOptions } from "./load.js";\n',
    load: readSource("load-declaration.d.ts"),
    ...frameworks,
  };
  const files: Record<string, string> = {
    "custom-elements.json": toJson(manifest),
    ...(await compileToBothFormats("index", ENTRY_SOURCE)),
    ...(await compileToBothFormats("load", writeLoaderSource(origin, pinned))),
    "package.json": toJson(packageJson(readPackageJson(), homepage, Object.keys(frameworks))),
    ...Object.fromEntries(
      Object.entries(types).flatMap(([name, text]) => [
        [`${name}.d.ts`, text],
        [`${name}.d.cts`, toCommonJs(text)],
      ]),
    ),
  };
  const readme = (archive: string): string => packageReadme(declarations, homepage, `${origin}${archive}`);
  // Hash the README without the archive's name, which contains this hash.
  const hashedContent = JSON.stringify({ ...files, "README.md": readme("") });
  const hash = createHash("sha256").update(hashedContent).digest("hex").slice(0, 8).toUpperCase();
  const archive = `/embed/${pinned.version}/${PACKAGE_NAME}-${hash}.tgz`;
  files["README.md"] = readme(archive);
  const target = join(folder, "npm");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
  const address = join(folder, "..", archive);
  mkdirSync(dirname(address), { recursive: true });
  writeFileSync(address, await packArchive(files));
  return archive;
}

function writeLoaderSource(origin: string, { file, integrity, languages }: PinnedRelease): string {
  const [first] = EMBEDDED_WIDGETS;
  const constants = { origin, file, integrity, languages, latest: LATEST_EMBED_SCRIPT, tag: first?.tag };
  return `const RELEASE = ${JSON.stringify(constants, null, 2)};\n\n${LOADER_SOURCE}`;
}

async function compileToBothFormats(name: string, source: string): Promise<Record<string, string>> {
  const compile = async (format: "cjs" | "esm"): Promise<string> =>
    (await transform(source, { loader: "ts", target: "es2022", platform: "node", format })).code;
  return { [`${name}.js`]: await compile("esm"), [`${name}.cjs`]: toCommonJs(await compile("cjs")) };
}

const toCommonJs = (code: string): string => code.replaceAll(/"(\.\/\w+)\.js"/g, '"$1.cjs"');
