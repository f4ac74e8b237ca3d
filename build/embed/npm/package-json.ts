import { PACKAGE_NAME } from "./package-name.ts";

/** An entry of the package in both formats, each with its types. */
const entry = (types: string, module: string) => ({
  import: { types: `./${types}.d.ts`, default: `./${module}.js` },
  require: { types: `./${types}.d.cts`, default: `./${module}.cjs` },
});

/**
 * The package's own description of itself.
 * @param project that of the project, whose version and license it has
 * @param frameworks names of the entries that know a framework's templates
 */
export function packageJson(
  project: { version: string; license: string },
  homepage: string,
  frameworks: readonly string[],
): object {
  return {
    name: PACKAGE_NAME,
    version: project.version,
    // Partners install the archive; nothing of it may end up in a registry by mistake.
    private: true,
    description:
      "Recruitment forms as custom elements: the script that defines them, with types for the DOM, React, Vue and Svelte.",
    license: project.license,
    homepage,
    type: "module",
    // Loading the script is what the entries are imported for.
    sideEffects: ["./index.js", "./index.cjs"],
    main: "./index.cjs",
    types: "./index.d.ts",
    exports: {
      ".": entry("index", "index"),
      "./load": entry("load", "load"),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, entry(name, "index")])),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    files: ["*.js", "*.cjs", "*.d.ts", "*.d.cts", "custom-elements.json"],
    keywords: ["custom-elements", "web-components", "forms"],
  };
}
