import { rmSync } from "node:fs";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { serveBackend, makeFolder } from "../db/served-backend.ts";
import { backendTargets } from "../fuzz/backend-targets.ts";
import { contentTargets, embedTargets, multipartTargets } from "../fuzz/targets.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import type { BenchPart } from "./write-tables.ts";

const many = 10_000;

/** Runs every fuzz target with many times the cases of `npm test -- --all`. */
export const fuzzPart: BenchPart = {
  id: "fuzz",
  file: "docs/performance/server.md",
  async measure() {
    const dataDir = makeFolder();
    await copyEmbeddedTemplate(dataDir);
    const backend = await serveBackend({ dataDir });
    try {
      await backend.reset();
      const rows: string[][] = [];
      for (const target of [
        ...multipartTargets,
        ...contentTargets,
        ...embedTargets,
        ...backendTargets(backend),
      ]) {
        const started = performance.now();
        const { seed } = await fuzz(target, many);
        const seconds = ((performance.now() - started) / 1000).toFixed(0);
        rows.push([target.name, many.toLocaleString("en-US"), `${seconds} s`, String(seed)]);
      }
      return [
        {
          caption:
            "Random cases that all held; `FUZZ_SEED=<seed> npm run bench -- fuzz` tries the same ones again. `npm test -- --all` tries 300 of each, always the same.",
          columns: ["What strangers and editors write", "Cases", "Time", "Seed"],
          rows,
        },
      ];
    } finally {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
