import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { readClamd, scanWithClamd } from "../../../../../server/jobs/file-checks/check-file.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

const isMissing = spawnSync("clamd", ["--version"]).error !== undefined;
if (isMissing)
  console.warn("clamd is not installed (Debian: clamav-daemon); the test that asks it is left out.");

/** The EICAR test file, split so that virus scanners don't report this source file. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Runs ClamAV's daemon with a single signature, since the public ones would have to be downloaded. */
async function withClamd(ask: (address: { path: string }) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  const path = join(folder, "clamd.ctl");
  const lines = [`LocalSocket ${path}`, `DatabaseDirectory ${folder}`, "Foreground yes", "User root"];
  writeFileSync(join(folder, "clamd.conf"), `${lines.join("\n")}\n`);
  writeFileSync(
    join(folder, "eicar.ndb"),
    `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString("hex")}\n`,
  );
  const daemon = spawn("clamd", [`--config-file=${join(folder, "clamd.conf")}`], { stdio: "ignore" });
  try {
    await expect
      .poll(() => scanWithClamd({ path }, Buffer.from("ready")).catch(String), {
        timeout: 30_000,
        interval: 200,
      })
      .toBeUndefined();
    await ask({ path });
  } finally {
    daemon.kill("SIGKILL");
  }
}

test.skipIf(isMissing)(
  "ClamAV's findings are reported for small files and for files sent in several chunks",
  async () => {
    await withClamd(async (address) => {
      expect(await scanWithClamd(address, Buffer.from(EICAR))).toMatch(/^Eicar-Test-Signature/);
      const large = Buffer.concat([Buffer.alloc(200_000, " "), Buffer.from(EICAR)]);
      expect(await scanWithClamd(address, large)).toMatch(/^Eicar-Test-Signature/);
      expect(await scanWithClamd(address, Buffer.alloc(200_000, " "))).toBeUndefined();
    });
  },
);

test("an unavailable virus scanner causes an error, not a verdict", async () => {
  await expect(scanWithClamd({ path: "/nonexistent/clamd.ctl" }, Buffer.from("a"))).rejects.toThrow("ENOENT");
});

describe("the CLAMD setting", () => {
  it.each([
    ["", undefined],
    ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["scanner.internal:3310", { host: "scanner.internal", port: 3310 }],
  ])("accepts %j", (CLAMD, address) => {
    expect(readClamd({ CLAMD })).toEqual(address);
  });

  it.each(["clamd", "host:0", "host:99999", "http://host:3310"])(
    "rejects %j with a one-line error message",
    (CLAMD) => {
      expect(() => readClamd({ CLAMD })).toThrow(
        `CLAMD is "${CLAMD}"; expected a socket such as /run/clamav/clamd.ctl, or host:port.`,
      );
    },
  );
});
