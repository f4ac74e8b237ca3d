import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ExpectedError } from "../model/expected-error.ts";
import { readBuildEnvironment } from "../site/settings/environment.ts";
import { describeMismatch, findDamagedFile, readBuildRecord } from "../site/settings/build-record.ts";
import {
  checkBuild,
  type BuildInputs,
  areBuildToolsInstalled,
  requireBuildTools,
} from "./steps/build-stamp.ts";
import { createWorkFolder, type WorkFolder } from "./steps/work-folder.ts";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { linkOrCopy } from "./cache/list-files.ts";

export { provideDesk } from "./desk/provide-desk.ts";
export { areBuildToolsInstalled, checkBuild } from "./steps/build-stamp.ts";
export type { BuiltSite } from "./steps/publish-site.ts";

interface SiteSnapshot {
  folder: string;
  release: () => void;
}

const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"];

/** Stores the initial umask, because the server restricts its umask later. */
const UMASK = process.umask().toString(8);

/**
 * Builds `dist/` unless it is current. Runs in a child process, so that a server does not keep the build's memory.
 * @param announce called before a build
 * @returns whether it is current; false if entries are due to be shown or to end, and nothing can be built here
 * @throws ExpectedError if the build fails, after the build has printed the reason
 */
export async function ensureSiteBuilt(
  inputs: BuildInputs,
  announce = (): void => console.log("Building the site …"),
): Promise<boolean> {
  const state = checkBuild(inputs);
  if (state === "current") return true;
  if (state === "due" && !areBuildToolsInstalled(inputs.root)) {
    const { hiddenPages } = readBuildEnvironment(inputs.env);
    const variable = hiddenPages.length === 0 ? "" : ` with HIDDEN_PAGES=${hiddenPages.join()}`;
    console.error(
      `An entry has become public or has ended since dist/ was built, but the build dependencies are not installed here. To update the site, build it${variable} on a machine that has them and deploy it.`,
    );
    return false;
  }
  const buildProblem = describeBuildProblem(inputs);
  requireBuildTools(inputs.root, buildProblem ?? "dist/ is out of date");
  if (buildProblem !== undefined) console.log(`${buildProblem}.`);
  announce();
  const build = spawn(process.execPath, ["server/run.cjs", "build/build.ts", "--unless-current"], {
    cwd: inputs.root,
    env: { ...inputs.env, BUILD_UMASK: UMASK },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stopBuild = (): void => void build.kill();
  process.once("SIGINT", stopBuild).once("SIGTERM", stopBuild);
  const [code] = (await once(build, "exit").finally(() =>
    process.off("SIGINT", stopBuild).off("SIGTERM", stopBuild),
  )) as [number | null];
  if (code !== 0) throw new ExpectedError("The build failed. See the error above.");
  return true;
}

function describeBuildProblem({ root, env }: BuildInputs): string | undefined {
  const dist = join(root, "dist");
  const record = readBuildRecord(dist);
  if (record === undefined) return undefined;
  const mismatch = describeMismatch(record, readBuildEnvironment(env));
  if (mismatch !== undefined) return mismatch;
  const damagedFile = findDamagedFile(dist, record);
  return damagedFile === undefined ? undefined : `dist/${damagedFile} is missing or damaged`;
}

export const createDevFolder = (root: string): WorkFolder => createWorkFolder(root, "dev");

/**
 * Snapshots `dist/` with hard links, so that a running server serves one consistent build while others
 * replace it. If nothing can be written next to `dist/`, it is served directly.
 * @param make creates the snapshot's folder
 */
export function snapshotSite(
  root: string,
  make = (): WorkFolder => createWorkFolder(root, "served"),
): SiteSnapshot {
  const dist = join(root, "dist");
  let workFolder: WorkFolder | undefined;
  try {
    workFolder = make();
    linkOneBuild(dist, workFolder.path);
    return { folder: workFolder.path, release: workFolder.remove };
  } catch (error) {
    workFolder?.remove();
    if (!UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return { folder: dist, release: () => undefined };
  }
}

function linkOneBuild(dist: string, target: string): void {
  for (;;) {
    const buildInode = statSync(dist).ino;
    try {
      linkAll(dist, target);
      if (statSync(dist).ino === buildInode) return;
    } catch (error) {
      if (statSync(dist).ino === buildInode) throw error;
    }
    rmSync(target, { recursive: true });
    mkdirSync(target);
  }
}

function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      linkAll(source, target);
    } else linkOrCopy(source, target);
  }
}
