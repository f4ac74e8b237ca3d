import { join } from "node:path";
import type { PreparedBuild } from "./builder.ts";

/** `npm run build` in a copy of the project. */
export function ourBuild(folder: string, options: readonly string[] = []): PreparedBuild {
  return {
    command: {
      program: process.execPath,
      args: ["--import", "tsx", "build/build.ts", ...options],
      cwd: folder,
      env: { DATA_DIR: join(folder, ".data") },
    },
    leftovers: [join(folder, "dist"), join(folder, ".cache")],
    page: (slug) => join(folder, "dist", "insights", `${slug}.html`),
  };
}
