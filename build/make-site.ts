import { spawn } from "node:child_process";
import { once } from "node:events";
import { ExpectedError } from "../site/model/expected-error.ts";
import type { DeskFile } from "./desk/compile-desk.ts";
import type { BuildInputs } from "./steps/build-inputs.ts";
import { isBuildCurrent } from "./steps/build-stamp.ts";
import type { WatchedSite } from "./steps/rebuild-on-change.ts";

/**
 * Builds `dist/` unless it is what these sources and settings make. The build runs in a process of its own, since a server
 * that has built its site would keep the memory of it.
 * @throws ExpectedError when the build fails; it has printed why
 */
export async function makeSite(inputs: BuildInputs): Promise<void> {
  if (isBuildCurrent(inputs)) return;
  console.log("Building the site …");
  const build = spawn(process.execPath, ["--import", "tsx", "build/build.ts"], {
    cwd: inputs.root,
    env: inputs.env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  // A server that is stopped while it builds leaves no build behind.
  const end = (): void => void build.kill();
  process.once("SIGINT", end).once("SIGTERM", end);
  const [code] = (await once(build, "exit")) as [number | null];
  process.off("SIGINT", end).off("SIGTERM", end);
  if (code !== 0) throw new ExpectedError("The site could not be built, so the server does not start.");
}

/** Compiles the app of the operator's desk, which is no part of `dist/`: its files by their addresses. */
export async function compileDesk(root: string): Promise<ReadonlyMap<string, DeskFile>> {
  // Loaded here alone, as below.
  const compiler = await import("./desk/compile-desk.ts");
  return compiler.compileDesk(root);
}

/** Builds a site into a folder, and again whenever its content changes. */
export async function watchSite(inputs: BuildInputs, site: WatchedSite): Promise<void> {
  // Loaded here alone: what builds a site takes longer to load than all that serves it.
  const { rebuildOnChange } = await import("./steps/rebuild-on-change.ts");
  await rebuildOnChange(inputs, site);
}
