import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { deleteInHostedProject } from "../../server/jobs/retention/retention-periods.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import { dumpDatabase } from "./dump-database.ts";
import { serveHostedApi, type HostedApi } from "./hosted-api.ts";
import { useHostedProject } from "./hosted-project.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { runSubmissions } from "../run-command.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows } from "./sample-rows.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const name = "1736500000000_Kim_Lee.pdf";
const dataDir = temporaryFolder();

describe.skipIf(postgresSkipReason)("submissions of a hosted project, with its secret key", () => {
  const project = useHostedProject();
  let api: HostedApi;
  let environment: Record<string, string>;

  beforeAll(async () => {
    api = await serveHostedApi(project);
    environment = { DATA_DIR: dataDir, SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey };
    api.files.set(name, "%PDF-1.7 kim@example.com").set("1736500000001_other.pdf", "%PDF-1.7");
    await project.owner.query("insert into storage.objects (bucket_id, name) values ('resumes', $1)", [name]);
    const row = {
      ...sampleRows.resume_submissions,
      email: "kim@example.com",
      phone: "(302) 555-0142",
      resume_file_path: name,
    };
    await insertRow(project.owner, "resume_submissions", row);
  });
  afterAll(() => api.close());

  const listEmails = async (...extraArguments: string[]) => {
    const { code, output, errors } = await runSubmissions(
      ["salary_report_downloads", "--json", ...extraArguments],
      environment,
    );
    expect([code, errors]).toEqual([0, ""]);
    return (JSON.parse(output) as { email: string }[]).map(({ email }) => email);
  };

  it("are printed once each, oldest first, from any number of pages, or only if they are recent enough", async () => {
    const insert = "insert into public.salary_report_downloads (email, created_at) select";
    await project.owner.run(
      `${insert} 'n' || n || '@example.com', timestamptz '2026-01-01 10:00:00.000001+00' + (n / 700) * interval '1 microsecond'
       from generate_series(1, 2500) n`,
    );
    const rows = await project.owner.query<{ email: string }>(
      "select email from public.salary_report_downloads order by created_at, id",
    );
    expect(await listEmails()).toEqual(rows.map(({ email }) => email));
    await project.owner.run(`${insert} 'new@example.com', now()`);
    expect(await listEmails("--since", "1d")).toEqual(["new@example.com"]);
    await project.owner.run("delete from public.salary_report_downloads");
  });

  it("are erased with their files through the Storage API, which leaves no data of the person", async () => {
    const { code, output, errors } = await runSubmissions(["--erase", "302-555-0142", "--yes"], environment);
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toContain("Erased: 1 row of resume_submissions, 1 file,");
    expect([...api.files.keys()]).toEqual(["1736500000001_other.pdf"]);
    expect(await dumpDatabase(project.owner)).not.toMatch(/kim@example\.com|555-0142|Kim_Lee/);
  });

  it("are deleted daily by npm run deliver, with the content's retention periods", async () => {
    await project.owner.run(`
      insert into public.salary_report_downloads (email, created_at)
        select 'n' || n || '@example.com', now() - make_interval(months => 3 * n) from generate_series(0, 4) n;
      update private.retention set months = 240, listed_at = now() - interval '2 days'`);
    const run = async () => {
      const env = { SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey };
      const { retention } = loadDataFiles(process.cwd());
      const deletion = await deleteInHostedProject(env, retention, dataDir, project.owner);
      await deletion.stop();
      const rows = await project.owner.query("select from public.salary_report_downloads");
      return [deletion.notice, rows.length];
    };
    const notice = "Retention: expired submissions are deleted daily.";
    expect(await run()).toEqual([notice, 5]);
    await project.owner.run("update private.retention set listed_at = now() - interval '2 days'");
    expect(await run()).toEqual([notice, 4]);
  });

  it("are not deleted without the Storage API, since it would leave orphaned files", async () => {
    await insertRow(project.owner, "resume_submissions", {
      ...sampleRows.resume_submissions,
      resume_file_path: "1736500000001_other.pdf",
    });
    const administrator = await openPostgres(project.url);
    await administrator.run("create table storage.migrations (id integer)");
    const folder = dataFolderPaths(dataDir);
    const localRetention = createLocalRetention(administrator, folder, openFileStore(folder, undefined));
    const person = { emails: [sampleRows.resume_submissions.email], phones: [] };
    const { submissions } = await localRetention.find(person);
    await expect(localRetention.delete({ why: "erasure", submissions })).rejects.toThrow(
      /only the Storage API can delete/,
    );
    expect((await localRetention.find(person)).submissions).toHaveLength(1);
    await administrator.close();
  });

  it("are reserved for the operator", async () => {
    for (const role of ["anon", "authenticated"])
      await expect(
        project.owner.transaction(async (transaction) => {
          await transaction.run(`set local role ${role}`);
          return transaction.query("select public.find_person('{}')");
        }),
      ).rejects.toMatchObject({ code: "42501" });
    const refusal = await runSubmissions(["--due"], { ...environment, SUPABASE_SECRET_KEY: "wrong" });
    expect([refusal.code, refusal.errors]).toEqual([
      1,
      `Supabase at ${api.url} rejected the request: Invalid API key.\n`,
    ]);
  });
});
