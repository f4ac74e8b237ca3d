import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { isFullRun } from "../is-full-run.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { compileTypes } from "./compile-types.ts";
import { DIST, readBuiltFile } from "./read-dist.ts";

interface PackageJson {
  version: string;
  license: string;
  exports: Record<string, string | Record<"import" | "require", { types: string; default: string }>>;
  [other: string]: unknown;
}

const FOLDER = "embed/npm";
const readPackageJson = () => JSON.parse(readBuiltFile(`/${FOLDER}/package.json`)) as PackageJson;

const WITHOUT_REQUIRED_MODULES = process.allowedNodeEnvironmentFlags.has("--no-experimental-require-module")
  ? ["--no-experimental-require-module"]
  : [];

const project = temporaryFolder();

let archivedFiles: string[];

beforeAll(() => {
  const [, archive = ""] =
    /npm install https?:\/\/[^/]+(\/\S+\.tgz)/.exec(readBuiltFile(`/${FOLDER}/README.md`)) ?? [];
  const modules = join(project, "node_modules");
  mkdirSync(join(modules, "@types"), { recursive: true });
  run("tar", ["-xzf", resolve(join(DIST, archive)), "-C", modules]);
  archivedFiles = readdirSync(join(modules, "package")).sort();
  run("mv", [join(modules, "package"), join(modules, "ridgebeam-forms")]);
  for (const name of ["react", "csstype"]) {
    const types = name === "react" ? "@types/react" : name;
    symlinkSync(resolve("node_modules", types), join(modules, types));
  }
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
});

function run(command: string, args: readonly string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout;
}

test("`npm pack` creates an archive with the same files as the one that partners install", () => {
  const [packed] = JSON.parse(run("npm", ["pack", "--dry-run", "--json"], join(DIST, FOLDER))) as [
    { files: { path: string }[] },
  ];
  expect(packed.files.map(({ path }) => path).sort()).toEqual(archivedFiles);
  for (const name of archivedFiles)
    expect(readFileSync(join(project, "node_modules/ridgebeam-forms", name), "utf8"), name).toBe(
      readBuiltFile(`/${FOLDER}/${name}`),
    );
});

test("the package has no dependencies, and each of its entry points exists", () => {
  const sitePackage = JSON.parse(readFileSync("package.json", "utf8")) as PackageJson;
  const { exports, ...rest } = readPackageJson();
  expect(rest).toMatchObject({ version: sitePackage.version, license: sitePackage.license, type: "module" });
  for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "scripts"])
    expect(rest, kind).not.toHaveProperty(kind);
  const files = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? [entry] : Object.values(entry).flatMap((format) => Object.values(format)),
  );
  expect(files.length).toBeGreaterThan(8);
  for (const file of [...files, `./${rest["customElements"] as string}`])
    expect(archivedFiles, file).toContain(file.replace("./", ""));
});

test("the package loads this build's release by hash, and its manifest and README list every tag and attribute", () => {
  const loader = readBuiltFile(`/${FOLDER}/load.js`);
  const { file, integrity } = JSON.parse(readBuiltFile("/embed/release.json")) as Record<string, string>;
  expect(loader).toContain(`"${file}"`);
  expect(loader).toContain(`"${integrity}"`);
  const manifest = (path: string) =>
    JSON.parse(readBuiltFile(path).replaceAll('"v1.js"', '"index.js"')) as object;
  expect(manifest(`/${FOLDER}/custom-elements.json`)).toEqual(manifest("/embed/custom-elements.json"));
  const readme = readBuiltFile(`/${FOLDER}/README.md`);
  for (const { tag, attributes } of EMBEDDED_WIDGETS) {
    const [, section = ""] = readme.split(`### \`<${tag}>\``);
    for (const name of Object.keys(attributes))
      expect(section, `${tag} ${name}`).toContain(`| \`${name}\` |`);
  }
});

test("importing the package and calling loadForms on a server has no effect", () => {
  const script = `const before = Object.getOwnPropertyNames(globalThis).length;
    await Promise.all(["", "/react", "/react-18", "/vue", "/svelte"].map((entry) => import("ridgebeam-forms" + entry)));
    await (await import("ridgebeam-forms/load")).loadForms({ prefix: "rb" });
    console.log(Object.getOwnPropertyNames(globalThis).length - before);`;
  expect(run(process.execPath, ["--input-type=module", "--eval", script], project)).toBe("0\n");
});

test("each entry point can be loaded with require, as in Jest and CommonJS", () => {
  const script = `for (const entry of ["", "/react", "/react-18", "/vue", "/svelte"]) require("ridgebeam-forms" + entry);
    require("ridgebeam-forms/load").loadForms({ prefix: "rb" }).then((done) => console.log(String(done)));`;
  // Newer Node versions support `require` of ES modules, which would hide a missing CommonJS file.
  const args = ["--input-type=commonjs", ...WITHOUT_REQUIRED_MODULES, "--eval", script];
  expect(run(process.execPath, args, project)).toBe("undefined\n");
});

const PAGE = `import "ridgebeam-forms";
import type { RidgebeamEventDetail, LeadFormAttributes } from "ridgebeam-forms";
import { loadForms, type LoadOptions } from "ridgebeam-forms/load";
const options: LoadOptions = { prefix: "rb", version: "v1", nonce: undefined };
export const loaded: Promise<void> = loadForms(options);
export const attributes: LeadFormAttributes = { layout: "row", theme: "dark" };
const form = document.querySelector("lead-form");
form?.addEventListener("ridgebeam-submitted", ({ detail }) => show(detail));
document.addEventListener("ridgebeam:error", ({ detail }) => detail.reason?.toUpperCase());
const show = ({ widget, context }: RidgebeamEventDetail): string => widget + (context ?? "");
// @ts-expect-error there is no such layout
export const wrong: LeadFormAttributes = { layout: "diagonal" };
// @ts-expect-error there is no such version
void loadForms({ version: "v2" });
`;

const COMPONENT = `import "ridgebeam-forms/react";
export const page = (
  <lead-form context="partner" layout="row" sandbox="too-many" className="wide"
    ref={(form) => form?.focus()} onridgebeam:submitted={(event) => event.detail.widget.toUpperCase()} />
);
// @ts-expect-error there is no such layout
export const wrong = <lead-form layout="diagonal" />;
`;

const REACT_18_COMPONENT = `import "ridgebeam-forms/react-18";
export const page = <lead-form class="wide" layout="row" sandbox="" ref={(form) => form?.focus()} />;
export const plain = <contact-form sandbox="success" data-ref="7" />;
// @ts-expect-error React 18 would write it as \`classname\`
export const named = <lead-form className="wide" />;
// @ts-expect-error React 18 would write it as "true", which is no answer
export const wrong = <lead-form sandbox />;
// @ts-expect-error React 18 would write it as a text
export const heard = <lead-form onridgebeam:submitted={() => 1} />;
`;

/** Stubs for Vue and Svelte, which our types extend and which are not installed. */
const FRAMEWORKS = `declare module "vue" {
  export interface GlobalComponents {}
}
declare module "svelte/elements" {
  export interface SvelteHTMLElements {}
}
`;

const TEMPLATES = `import "ridgebeam-forms/vue";
import "ridgebeam-forms/svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";
type Vue = InstanceType<GlobalComponents["lead-form"]>["$props"];
type Svelte = SvelteHTMLElements["lead-form"];
export const vue: Vue = { layout: "row", sandbox: "success", "onRidgebeam:submitted": ({ detail }) => detail.widget };
export const svelte: Svelte = { layout: "row", sandbox: "", class: "wide" };
// @ts-expect-error Vue would write it as "false", which switches the sandbox on
export const wrongVue: Vue = { sandbox: false };
// @ts-expect-error Svelte would write it as "false", which switches the sandbox on
export const wrongSvelte: Svelte = { sandbox: false };
`;

test.runIf(isFullRun).each([
  ["commonjs", "nodenext"],
  ["module", "nodenext"],
  ["module", "bundler"],
])("the types compile in a project of type %s with the module resolution %s", (type, resolution) => {
  writeFileSync(join(project, "package.json"), JSON.stringify({ type }));
  const options = {
    module: resolution === "nodenext" ? "nodenext" : "esnext",
    moduleResolution: resolution,
  };
  expect(compileTypes(project, { "page.ts": PAGE, "component.tsx": COMPONENT }, options)).toBe("");
});

test("the types for React 18 reject values that React would render as text", () => {
  expect(compileTypes(project, { "eighteen.tsx": REACT_18_COMPONENT })).toBe("");
});

test.runIf(isFullRun)(
  "the types for Vue and Svelte reject values that the frameworks would render as text",
  () => {
    expect(compileTypes(project, { "frameworks.d.ts": FRAMEWORKS, "templates.ts": TEMPLATES })).toBe("");
  },
);
