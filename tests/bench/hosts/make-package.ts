import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeNpmPackage } from "../../../build/embed/npm/write-npm-package.ts";
import { readEmbedRelease } from "../../../build/embed/read-release.ts";
import { installPackages } from "../install-packages.ts";
import { PUBLINT } from "./host-kinds.ts";

/** Our package, made for a site at this origin; the path of what `npm pack` makes of it. */
export async function makePackage(scratch: string, origin: string): Promise<string> {
  const release = { moving: "/embed/v1.js", pinned: readEmbedRelease("dist") };
  const manifest = readFileSync("dist/embed/npm/custom-elements.json", "utf8");
  await writeNpmPackage(join(scratch, "embed"), origin, release, manifest);
  const packed = spawnSync("npm", ["pack", "--json", "--pack-destination", scratch], {
    cwd: join(scratch, "embed", "npm"),
    encoding: "utf8",
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  return join(scratch, filename);
}

/**
 * Has publint look at the package.
 * @throws Error with what it finds, or npm's reason when it cannot be had
 */
export function lintPackage(scratch: string): void {
  const folder = join(scratch, "publint");
  installPackages(folder, [PUBLINT]);
  const { status, stdout } = spawnSync(
    "npx",
    ["--no-install", "publint", "--strict", join(scratch, "embed", "npm")],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stdout);
}
