import { join } from "node:path";
import type { ProjectCopy } from "./copy-project.ts";
import { measureBuild, type BuildUsage } from "./measure-build.ts";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";

/**
 * Measures `npm run build` in a copy of the project.
 * @param options as they stand after `--`
 * @throws Error when a build fails, does not write a page, or leaves an old one
 */
export async function measureOurs(copy: ProjectCopy, options: readonly string[] = []): Promise<BuildUsage> {
  const { root } = copy;
  const command = {
    program: process.execPath,
    args: [...NODE_ARGUMENTS, "build/build.ts", ...options],
    cwd: root,
    env: { DATA_DIR: join(root, ".data") },
  };
  const usage = await measureBuild(
    {
      label: OURS,
      command,
      leftovers: [join(root, "dist"), join(root, ".cache")],
      page: (slug) => join(root, "dist", "insights", `${slug}.html`),
    },
    copy,
  );
  if (usage.stale > 0) throw new Error(`${usage.stale} builds after a change left an old page.`);
  return usage;
}

/** How this project is named in the table. */
export const OURS = "This project";
