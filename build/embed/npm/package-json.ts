import { PACKAGE_NAME } from "./package-name.ts";

const exportConditions = (types: string, module: string) => ({
  import: { types: `./${types}.d.ts`, default: `./${module}.js` },
  require: { types: `./${types}.d.cts`, default: `./${module}.cjs` },
});

export function packageJson(
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
