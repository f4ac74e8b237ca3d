import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createS3Store, readS3Settings } from "../../server/data/files/s3-store.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { sweepUploads } from "../../server/api/storage/object-uploads.ts";
import { openBackup, saveArchive } from "../../server/jobs/backup/open-backup.ts";
import { restoreArchive } from "../../server/operator/backup/restore-archive.ts";
import { openDesk } from "../../server/operator/desk/open-desk.ts";
import { readFileCheck } from "../../server/jobs/file-checks/check-file.ts";
import { openFileChecker } from "../../server/jobs/file-checks/file-checker.ts";
import { createDatabase, useDatabase, withDatabase } from "./create-database.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { runSubmissions } from "../run-command.ts";
import { startS3, type S3Server } from "./s3-server.ts";
import { serveBackend, type ServedBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";

describe.skipIf(postgresSkipReason)("files in an S3-compatible store", () => {
  const scratch = temporaryFolder();
  const postgres = useDatabase();
  let s3: S3Server;
  let environment: Record<string, string>;
  let a: ServedBackend;
  let b: ServedBackend;

  const serve = async (name: string) => {
    const dataDir = join(scratch, name);
    mkdirSync(dataDir);
    return serveBackend({ dataDir, databaseUrl: postgres.url, s3: readS3Settings(environment) });
  };
  beforeAll(async () => {
    s3 = await startS3();
    environment = { ...s3.environment, DATABASE_URL: postgres.url, DATA_DIR: scratch };
    // Start both servers at the same time, as after an upgrade.
    [a, b] = await Promise.all([serve("a"), serve("b")]);
    await a.reset();
  });
  afterAll(async () => {
    await a.close();
    await b.close();
    await s3.stop();
  });

  const upload = (to: ServedBackend, key: string, content: string | Buffer = "%PDF-1.7 Kim") =>
    to.visitor.storage
      .from("resumes")
      .upload(key, new File([new Uint8Array(Buffer.from(content))], "cv.pdf", { type: "application/pdf" }));
  const submit = (to: ServedBackend, key: string, email = "kim@example.com") =>
    to.send("resume_submissions", { email, resume_file_path: key });
  const endHour = (key: string) =>
    a.database.query(
      "update private.uploads set created_at = now() - interval '61 minutes' where name = $1",
      [key],
    );

  it("sent to one server are read by another, by the desk, by commands, and by the file check", async () => {
    const key = "1736500000001_Kim (2) Lee.pdf";
    expect((await upload(a, key)).error).toBeNull();
    const id = await submit(b, key);
    expect(s3.resumes()).toEqual([key]);
    expect(readdirSync(join(a.dataDir, "files", ".incoming"))).toEqual([]);
    expect((await b.files.read("resumes", key))?.toString()).toBe("%PDF-1.7 Kim");

    const target = join(scratch, "kim.pdf");
    const { code } = await runSubmissions(["--file", id, "--out", target], environment);
    expect([code, readFileSync(target, "utf8")]).toEqual([0, "%PDF-1.7 Kim"]);

    const desk = await openDesk({ ...environment, DATA_DIR: b.dataDir });
    const { content } = await desk.resume(id);
    expect(await text(content)).toBe("%PDF-1.7 Kim");
    await desk.close();

    const checker = openFileChecker({}, b.database, (path) => b.files.read("resumes", path));
    await checker.checkWaiting();
    const found = await readFileCheck(b.database, key);
    expect(found).toMatchObject({ verdict: "refused", reason: expect.not.stringMatching(/store/) as string });
    await checker.stop();
  });

  it("of ten megabytes arrive complete, and two servers store only one file under the same key", async () => {
    const key = "1736500000002_large.pdf";
    const large = Buffer.alloc(10 * 1_048_576, "%PDF-1.7 ");
    const responses = await Promise.all([upload(a, key, large), upload(b, key, large)]);
    expect(responses.map(({ error }) => error?.message ?? "stored").sort()).toEqual([
      "The resource already exists",
      "stored",
    ]);
    expect((await a.files.read("resumes", key))?.equals(large)).toBe(true);
    expect(readdirSync(join(b.dataDir, "files", ".incoming"))).toEqual([]);
  });

  it("are deleted with their submission", async () => {
    const erased = "1736500000003_erased.pdf";
    await upload(a, erased);
    await submit(a, erased, "erase.me@example.com");
    const { code } = await runSubmissions(["--erase", "erase.me@example.com", "--yes"], environment);
    expect(code).toBe(0);
    expect(s3.resumes()).not.toContain(erased);
  });

  it("whose row was lost while they were being stored are deleted an hour later, and can be sent again", async () => {
    const key = "1736500000005_broken-off.pdf";
    await a.database.run(`
      create function public.fail() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create constraint trigger fail after insert on storage.objects deferrable initially deferred
        for each row execute function public.fail()`);
    expect((await upload(a, key)).error).not.toBeNull();
    await a.database.run("drop trigger fail on storage.objects");
    expect(s3.resumes()).toContain(key);
    expect(await sweepUploads(b.database, b.files)).toBe(0);
    await endHour(key);
    expect(await sweepUploads(b.database, b.files)).toBe(1);
    expect(s3.resumes()).not.toContain(key);
    expect((await upload(b, key)).error).toBeNull();
    expect(s3.resumes()).toContain(key);
  });

  it("are backed up with their rows, and restored into another database and store", async () => {
    const key = "1736500000006_backup.pdf";
    await upload(a, key);
    await submit(a, key, "pat@example.com");
    const archive = join(scratch, "archive.tgz");
    const backupSource = { database: a.database, isEmbedded: false, folder: dataFolderPaths(a.dataDir) };
    await saveArchive(openBackup({ ...backupSource, files: a.files }), archive);

    const other = await createDatabase("template0");
    const otherS3 = await startS3();
    try {
      const databaseUrl = other.url;
      const settings = readS3Settings({ ...otherS3.environment, DATABASE_URL: databaseUrl });
      const folder = dataFolderPaths(join(scratch, "restored"));
      const [done] = await restoreArchive(archive, { folder, databaseUrl, s3: settings, retention: {} });
      expect(done).toMatch(/^Restored /);
      expect(otherS3.resumes().sort()).toEqual(s3.resumes().sort());
      if (!settings) throw new Error("There are no settings");
      expect((await createS3Store(folder, settings).read("resumes", key))?.toString()).toBe("%PDF-1.7 Kim");
    } finally {
      await otherS3.stop();
      await other.drop();
    }
  });

  it("are rejected while the store is unavailable, but leads are stored", async () => {
    await s3.kill();
    const key = "1736500000007_later.pdf";
    const refusal = await upload(a, key);
    expect(refusal.error?.message).toMatch(/^The file store at http:\S+ does not respond$/);
    await a.send("contact_submissions");
    await expect(a.files.check()).rejects.toThrow("does not respond");
    await s3.start();
    await a.files.check();
    expect((await upload(a, key)).error).toBeNull();
  });

  it("cause different errors for a missing file, a wrong bucket and a wrong secret key", async () => {
    const folder = dataFolderPaths(a.dataDir);
    const openStore = (changes: Record<string, string>) => {
      const settings = readS3Settings({ ...environment, ...changes });
      if (!settings) throw new Error("There are no settings");
      return createS3Store(folder, settings);
    };
    expect(await a.files.read("resumes", "1736500000000_none.pdf")).toBeUndefined();
    await expect(openStore({ S3_BUCKET: "another" }).read("resumes", "x.pdf")).rejects.toThrow(
      "404 NoSuchBucket",
    );
    await expect(openStore({ S3_BUCKET: "another" }).remove("resumes", ["x.pdf"])).rejects.toThrow("404");
    const storeWithWrongKey = openStore({ S3_SECRET_ACCESS_KEY: "wrong" });
    await expect(storeWithWrongKey.read("resumes", "x.pdf")).rejects.toThrow("403 SignatureDoesNotMatch");
    await expect(storeWithWrongKey.check()).rejects.toThrow("rejected the request: 403");
  });

  it("cannot be combined with the database of a hosted project", async () => {
    const hosted = await createDatabase("template0");
    const databaseUrl = hosted.url;
    await withDatabase(databaseUrl, (database) =>
      database.run("create schema storage; create table storage.migrations (id integer)"),
    );
    const dataDir = join(scratch, "hosted");
    await expect(openBackend({ dataDir, databaseUrl, s3: readS3Settings(environment) })).rejects.toThrow(
      /^S3_ENDPOINT is set, but DATABASE_URL points to a hosted Supabase project/,
    );
    await hosted.drop();
  });

  it("require all settings, and a PostgreSQL server", () => {
    expect(readS3Settings({})).toBeUndefined();
    expect(() => readS3Settings({ ...environment, S3_BUCKET: "" })).toThrow(/^S3_BUCKET is ""; expected/);
    expect(() => readS3Settings({ ...environment, DATABASE_URL: "" })).toThrow(
      /^DATABASE_URL is ""; expected/,
    );
    expect(() => readS3Settings({ ...environment, S3_ENDPOINT: "s3" })).toThrow(/^S3_ENDPOINT is "s3"/);
    const hosted = {
      ...environment,
      S3_ENDPOINT: "https://x.storage.example.com/storage/v1/s3/",
      S3_BUCKET: "files",
    };
    expect(readS3Settings(hosted)?.bucketUrl).toBe("https://x.storage.example.com/storage/v1/s3/files");
  });
});

if (postgresSkipReason) console.log(`Files in S3: skipped, ${postgresSkipReason}.`);
