import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { Builder } from "./builder.ts";
import { readVersion } from "./write-files.ts";

/** The bare floor, compiled ahead so that it starts as plain JavaScript does. */
export const floor: Builder = {
  name: "Bare floor",
  prepare: async ({ articles, folder }) => {
    const script = join(folder, "floor.mjs");
    await build({
      entryPoints: ["tests/bench/builds/floor-script.ts"],
      outfile: script,
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
      logLevel: "warning",
    });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const output = join(folder, "out");
    return {
      label: `Bare floor, markdown-it ${readVersion(folder, "markdown-it")}`,
      command: { program: process.execPath, args: [script, articles, output], cwd: folder },
      leftovers: [output],
      page: (slug) => join(output, `${slug}.html`),
    };
  },
};
