import type { CompressionEffort } from "../assets/compress-files.ts";

export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Removes the files of earlier versions, which partners' pages and emails may still use. */
  prune?: boolean;
  /** How hard to compress text files; by default, fast. */
  compression?: CompressionEffort;
}
