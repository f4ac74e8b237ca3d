import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maintainRegularly } from "../../server/data/database/maintain-regularly.ts";
import type { Database } from "../../server/data/database/database.ts";
import { oneLine, UnavailableError } from "../../server/platform/backend-error.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import type { TemplateData } from "../../site/layouts/page.ts";
import { shippedContent } from "../shipped-content.ts";
import postedFormStrings from "../../site/pages/posted-form-strings.11ty.tsx";
import { createStartingApp, servePagesWhileDiskFull } from "../../server/http/serve-without-database.ts";
import { listen } from "../../server/platform/serving/listen.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { watchServer } from "../../server/http/health/watch-server.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { sendRaw } from "./raw-request.ts";
import { sampleRows } from "./sample-rows.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Mounts a small tmpfs on a folder, which requires root on Linux. Returns whether it succeeded. */
function mountDisk(folder: string, limits = "size=160m"): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", limits, "none", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const probe = temporaryFolder();
const canMount = mountDisk(probe);
if (canMount) execFileSync("umount", [probe]);
else console.log("A full and a read-only disk: skipped, only root on Linux can mount one.");

describe.skipIf(!canMount)("the disk of the data folder", () => {
  let disk: string;
  let dataDir: string;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    disk = temporaryFolder();
    mountDisk(disk);
    dataDir = join(disk, "data");
    mkdirSync(dataDir);
    await copyEmbeddedTemplate(dataDir);
  });
  afterEach(async () => {
    if (server) await killProcess(server);
    server = undefined;
    execFileSync("umount", [disk]);
  });

  const ballast = () => join(disk, "ballast");
  const fillDisk = (freeBytes: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast(), Buffer.alloc(bavail * bsize - freeBytes));
  };
  /** The server measures free space once a second. */
  const waitForMeasurement = () => sleep(1_100);
  const fillInodes = () => {
    mkdirSync(ballast());
    try {
      for (let n = 0; ; n += 1) writeFileSync(join(ballast(), String(n)), "");
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
    }
  };
  /** Posts on a new connection, since the server closes connections of rejected uploads. */
  const post = async (path: string, type: string, body: string | Buffer) => {
    const { url, key } = parseReadyLine(server as ServerProcess);
    const headers = [`apikey: ${key}`, `content-type: ${type}`];
    const { status, body: answer } = await sendRaw(url, { path, headers, body });
    return { status, answer };
  };
  const row = () =>
    post("/rest/v1/contact_submissions", "application/json", JSON.stringify(sampleRows.contact_submissions));
  const file = (key: string, megabytes = 1) =>
    post(`/storage/v1/object/resumes/${key}`, "application/pdf", Buffer.alloc(megabytes * 1_048_576));

  it("when full or out of inodes, makes the server reject requests with a reason, leave no partial data, and continue once there is space", async () => {
    server = await startProcess(dataDir);
    expect((await row()).status).toBe(201);
    expect((await file("1736500000001_cv.pdf")).status).toBe(200);

    fillDisk(63 * 1_048_576);
    await waitForMeasurement();
    const diskFullMessage = "The server's disk is full";
    for (const body of [await row(), await row()]) {
      expect(body.status).toBe(503);
      expect(JSON.parse(body.answer)).toMatchObject({ message: diskFullMessage });
    }
    expect((await fetch(parseReadyLine(server).url)).status).toBe(200);
    const refusal = await file("1736500000002_cv.pdf");
    expect(refusal.status).toBe(500);
    expect(JSON.parse(refusal.answer)).toMatchObject({ message: diskFullMessage });

    // Leave enough space for a row and for the space reserved for leads, but not for a file.
    rmSync(ballast());
    fillDisk(90 * 1_048_576);
    await waitForMeasurement();
    expect((await file("1736500000003_cv.pdf", 1)).status).toBe(500);
    expect((await row()).status).toBe(201);
    expect(readdirSync(join(dataDir, "files", "resumes"))).toEqual(["1736500000001_cv.pdf"]);
    expect(readdirSync(join(dataDir, "files", ".incoming"))).toEqual([]);

    rmSync(ballast());
    await waitForMeasurement();
    expect((await row()).status).toBe(201);
    expect((await file("1736500000003_cv.pdf", 9)).status).toBe(200);

    execFileSync("mount", ["-o", "remount,size=600m,nr_inodes=3000", disk]);
    fillInodes();
    await waitForMeasurement();
    for (const refusedResponse of [await row(), await row(), await file("1736500000004_cv.pdf")]) {
      expect([500, 503]).toContain(refusedResponse.status);
      expect(JSON.parse(refusedResponse.answer)).toMatchObject({ message: diskFullMessage });
    }
    expect(readdirSync(join(dataDir, "files", ".incoming"))).toEqual([]);

    // Leave enough inodes for a row and for the space reserved for leads, but not for a file.
    for (let n = 0; n < 150; n += 1) rmSync(join(ballast(), String(n)));
    await waitForMeasurement();
    expect((await row()).status).toBe(201);
    expect((await file("1736500000005_cv.pdf")).status).toBe(500);

    rmSync(ballast(), { recursive: true });
    await waitForMeasurement();
    for (let n = 0; n < 5; n += 1) expect((await row()).status).toBe(201);
    expect((await file("1736500000005_cv.pdf")).status).toBe(200);
  });

  it("when full at startup, is reported in one line with the fix, and does not prevent serving pages and responding to forms", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "index.html"), "the home page");
    mkdirSync(join(folder, "es/sent"), { recursive: true });
    writeFileSync(join(folder, "es/empleos.html"), '<html lang="es-US">');
    const { translations } = shippedContent;
    const spanish = translations.find(({ site: { language } }) => language === "es")!.site;
    writeFileSync(
      join(folder, "es/sent/texts.json"),
      postedFormStrings.render({ site: spanish } as TemplateData),
    );
    const site = relative(process.cwd(), folder);
    fillDisk(1_048_576);
    server = await startProcess(dataDir);
    expect(server.line).toMatch(
      /^Cannot open the database in \S+: The server's disk is full\. Free some space,/,
    );
    await killProcess(server);
    const listener = await listen(createStartingApp(), { port: 0, host: "127.0.0.1" });
    const url = `http://127.0.0.1:${listener.port}`;
    expect((await fetch(url)).status).toBe(503);
    const diskFreed = servePagesWhileDiskFull(site, dataDir, listener.serve, 100);
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
    expect(await (await fetch(url)).text()).toBe("the home page");
    for (const [path, status] of [
      ["/rest/v1/contact_submissions", 503],
      ["/storage/v1/object/resumes/1736500000001_cv.pdf", 500],
    ] as const) {
      const refusedResponse = await fetch(url + path, { method: "POST", body: "{}" });
      expect([refusedResponse.status, refusedResponse.headers.get("access-control-allow-origin")]).toEqual([
        status,
        "*",
      ]);
      expect(await refusedResponse.json()).toMatchObject({ message: "The server's disk is full" });
    }
    const body = new FormData();
    const lead = { form: "lead-form general", position: "Capataz", email: "", phone: "713 555 0100" };
    for (const [name, value] of Object.entries(lead)) body.set(name, value);
    const rejectedResponse = await fetch(`${url}/es/empleos`, { method: "POST", body });
    expect(rejectedResponse.status).toBe(503);
    expect(await rejectedResponse.text()).toContain(spanish.sent.back);
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual([
      200, 503,
    ]);
    rmSync(ballast());
    await diskFreed;
    listener.close();
    await expect(fetch(url)).rejects.toThrow();
    server = await startProcess(dataDir);
    expect((await row()).status).toBe(201);
  });

  it("when full, does not stop the embedded database; maintenance resumes once there is space", async () => {
    const folder = join(dataDir, "pglite");
    const database = await openPglite(folder);
    const isWalLong = async () => {
      const sql = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16777216 as is_long from pg_control_checkpoint()`;
      return (await database.query<{ is_long: boolean }>(sql))[0]?.is_long;
    };
    await database.run("create temporary table of_this_thread (n integer)");
    for (let n = 0; n < 2; n += 1) {
      await database.query("insert into public.salary_report_downloads (email) values ('kim@example.com')");
      await database.query("select pg_switch_wal()");
    }
    expect(await isWalLong()).toBe(true);
    fillDisk(0);
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    const stop = maintainRegularly(database, folder, {
      checkMs: 20,
      firstVacuumMs: 100,
      vacuumMs: 3_600_000,
    });
    await expect
      .poll(() => consoleError.mock.calls)
      .toEqual([["Database maintenance failed: The server's disk is full"]]);
    await database.query("select from of_this_thread");
    rmSync(ballast());
    await expect.poll(isWalLong).toBe(false);
    await database.query("select from of_this_thread");
    await stop();
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockRestore();
    await database.close();
  });

  it("when over its quota despite free space, makes database statements fail only during that time", async () => {
    execFileSync("mount", ["-o", "remount,size=600m,nr_inodes=3000", disk]);
    const database = await openPglite(join(dataDir, "pglite"));
    const email = "kim@example.com";
    // Unlike `database.transaction`, a plain `begin` does not check for free space.
    const commit = () =>
      database.run(`begin; insert into public.salary_report_downloads (email) values ('${email}'); commit`);
    await database.run("update private.rate_limits set max_count = 1000000");
    await commit();
    fillInodes();
    let stored = 1;
    const faults = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      await database.query("select pg_switch_wal()").catch(() => undefined);
      await commit().then(
        () => (stored += 1),
        (error: unknown) => faults.add(oneLine(error)),
      );
    }
    expect([...faults].join("\n")).toMatch(
      /^The database has stopped \(PANIC: could not create file .*No space left on device\)$/m,
    );
    await expect(database.query("create table private.n (n integer)")).rejects.toThrow(UnavailableError);

    rmSync(ballast(), { recursive: true });
    for (let n = 0; n < 5; n += 1) await commit();
    const [rows] = await database.query<{ n: number }>(
      "select count(*)::integer as n from public.salary_report_downloads",
    );
    expect(rows?.n).toBe(stored + 5);
    await database.close();
  });

  it("when read-only, makes a running server unready, and is reported in one line by one that starts", async () => {
    const database = { query: () => Promise.resolve([{}]) } as unknown as Database;
    const { listUnreadyParts } = watchServer(database, dataDir);
    mkdirSync(join(dataDir, "files", ".incoming"), { recursive: true });
    expect(await listUnreadyParts()).not.toContain("disk");
    execFileSync("mount", ["-o", "remount,ro", disk]);
    await expect.poll(listUnreadyParts).toContain("disk");
    await expect(openBackend({ dataDir })).rejects.toThrow(
      /^Cannot write to the data folder \S+ \(.*EROFS.*\)\. Make it writable, or set DATA_DIR/,
    );
    execFileSync("mount", ["-o", "remount,rw", disk]);
    expect(existsSync(join(dataDir, "operator.json"))).toBe(false);
    await expect.poll(listUnreadyParts).not.toContain("disk");
  });
});
