import { expect, test } from "vitest";
import { runMeasured } from "../../bench/run-measured.ts";

const node = (script: string) => runMeasured({ program: process.execPath, args: ["-e", script], cwd: "." });

test("a process is measured with those that it starts", async () => {
  // Longer than a busy machine may delay the poll.
  const hold = "globalThis.held = Buffer.alloc(200 * 2 ** 20, 1); setTimeout(() => {}, 2500)";
  const { seconds, mebibytes } = await node(
    `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(hold)}])`,
  );
  expect(seconds).toBeGreaterThan(2.5);
  if (process.platform === "linux") expect(mebibytes).toBeGreaterThan(200);
});

test("a process that fails is no measurement, and says why", async () => {
  await expect(node('console.error("no paper left"); process.exit(3)')).rejects.toThrow(
    /ended with 3:\nno paper left/,
  );
});
