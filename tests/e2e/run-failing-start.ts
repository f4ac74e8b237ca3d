import { spawn } from "node:child_process";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { cleanEnvironment } from "../clean-environment.ts";

export interface FailedStart {
  code: number | null;
  output: string;
  errors: string;
}

export function runFailingStart(dataDir: string, env: Record<string, string>): Promise<FailedStart> {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, "server/commands/start.ts"], {
    env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", ...env }),
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output, errors })));
}
