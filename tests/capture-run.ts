import { spawn } from "node:child_process";
import { once } from "node:events";

export interface CapturedRun {
  isGood: boolean;
  output: string;
}

/** Runs a command and captures its output, so that the output of parallel commands is not interleaved. */
export async function captureRun(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<CapturedRun> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  const read = (chunk: string): void => void (output += chunk);
  child.stdout.setEncoding("utf8").on("data", read);
  child.stderr.setEncoding("utf8").on("data", read);
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return { isGood: code === 0, output };
  } catch (error) {
    return { isGood: false, output: `${output}${String(error)}\n` };
  }
}
