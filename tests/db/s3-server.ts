import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { startProgram } from "../start-program.ts";

const bucket = "ridgebeam-files";

export type S3Server = Awaited<ReturnType<typeof startS3>>;

export async function startS3() {
  const folder = mkdtempSync(join(tmpdir(), "s3-"));
  const launch = async (port: number) => {
    const args = [...NODE_ARGUMENTS, "tests/db/s3-process.ts", folder, String(port)];
    const program = startProgram(process.execPath, args, { env: cleanEnvironment() });
    const [line] = await program.until(/^\d+$/m);
    return { port: Number(line), kill: () => program.end("SIGKILL") };
  };
  let running = await launch(0);
  const kill = () => running.kill();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${running.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    resumes() {
      const resumesFolder = join(folder, bucket, "resumes");
      const ending = "._S3rver_object";
      const names = existsSync(resumesFolder) ? readdirSync(resumesFolder) : [];
      return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
    },
    kill,
    async start() {
      running = await launch(running.port);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
