import { join } from "node:path";
import type { PreparedBuild } from "./builder.ts";

/** `npm run build` in a copy of the project. */
export function ourBuild(root: string, options: readonly string[] = []): PreparedBuild {
  return {
    label: "This project",
    command: {
      program: process.execPath,
      args: ["--import", "tsx", "build/build.ts", ...options],
      cwd: root,
      env: { DATA_DIR: join(root, ".data") },
    },
    leftovers: [join(root, "dist"), join(root, ".cache")],
    page: (slug) => join(root, "dist", "insights", `${slug}.html`),
  };
}
