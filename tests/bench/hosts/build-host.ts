import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "../install-packages.ts";
import type { HostKind } from "./host-kinds.ts";

/** What a project's programs run with. */
export const environmentOf = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  PATH: [join(folder, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
});

/**
 * Installs a host's packages and ours into a folder of its own.
 * @throws Error with npm's reason when they cannot be had
 */
export function installHost(folder: string, { packages }: HostKind, ours: string): void {
  const pinned = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  installPackages(folder, [...pinned, ours]);
}

/**
 * Checks a host's types and builds it, where its packages are installed.
 * @throws Error with what the checker or the builder says
 */
export function buildHost(folder: string, { folder: source, check, build }: HostKind): void {
  cpSync(join("tests/hosts", source), folder, { recursive: true });
  for (const [program = "", ...args] of check ? [check, build] : [build]) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: environmentOf(folder),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program} in tests/hosts/${source}:\n${stdout}${stderr}`);
  }
}
