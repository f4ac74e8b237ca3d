import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Entry points of all programs except the development server, which needs build-only packages. */
const PROGRAMS = [
  ...readdirSync("server/commands")
    .filter((file) => file !== "dev.ts")
    .map((file) => `server/commands/${file}`),
  "server/jobs/file-checks/inspect/inspect-process.ts",
];

test("no command imports a package that `npm ci --omit=dev` omits", async () => {
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    bundle: true,
    splitting: true,
    write: false,
    outdir: "out",
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    logLevel: "silent",
  });
  const importedPackages = new Map<string, string>();
  const visitedFiles = new Set<string>();
  const walk = (file: string): void => {
    if (visitedFiles.has(file)) return;
    visitedFiles.add(file);
    for (const { path, external = false } of metafile.inputs[file]?.imports ?? []) {
      if (external) importedPackages.set(path.replace(/^(@[^/]+\/[^/]+|[^/]+).*/, "$1"), file);
      else walk(path);
    }
  };
  for (const program of PROGRAMS) walk(program);
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const missing = [...importedPackages].filter(
    ([name]) => !(name in dependencies) && !/^(?:node|texts):/.test(name),
  );
  expect(importedPackages.has("hono")).toBe(true);
  expect(missing).toEqual([]);
});

test("every entry of package-lock.json has the hash that npm checks after a download", () => {
  interface Entry {
    version?: string;
    integrity?: string;
    link?: boolean;
  }
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(packages).filter(([path, { link }]) => path !== "" && link !== true);
  expect(entries.length).toBeGreaterThan(100);
  const unchecked = entries.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unchecked.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
});
