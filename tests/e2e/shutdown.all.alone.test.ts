import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { runCommand } from "../run-command.ts";
import { WASM_OPTIONS } from "../node-arguments.ts";

const dataDir = temporaryFolder();
beforeAll(() => copyEmbeddedTemplate(dataDir));

test("npm start exits within ten seconds of SIGTERM even if clients are slow, and leaves no processes", async () => {
  const settings = cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", ...WASM_OPTIONS });
  const npm = spawn("npm", ["start"], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    // Leaving the loop closes the pipe, so nothing reads the server's log from now on.
    if (output.includes("Ready")) break;
  }
  const url = /Ready: (\S+)/.exec(output)?.[1] ?? "";
  // While the server is stopping, one client sends a row byte by byte, and another does not read its
  // response.
  const slowSocket = connect(Number(new URL(url).port), "localhost");
  slowSocket.on("error", () => undefined);
  slowSocket.write(
    "POST /rest/v1/contact_submissions HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000\r\n\r\n{",
  );
  const dribble = setInterval(() => slowSocket.write(" "), 200);
  await fetch(url);

  const stopTime = performance.now();
  npm.kill("SIGTERM");
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  )
    await sleep(100);
  await expect.poll(() => existsSync(join(dataDir, "operator.json"))).toBe(false);
  expect(performance.now() - stopTime).toBeLessThan(10_000);
  clearInterval(dribble);
  slowSocket.destroy();
  // Once the process has exited, the data folder is no longer locked.
  await expect
    .poll(() => runCommand("start", [], { DATA_DIR: dataDir, PORT: "0", HOST: "203.0.113.1" }), {
      timeout: 120_000,
    })
    .toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^HOST is "203\.0\.113\.1"; expected an IP address of this machine[^\n]*\n$/,
      ) as string,
    });
});
