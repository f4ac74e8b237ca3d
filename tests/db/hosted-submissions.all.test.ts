import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveHostedApi, type HostedApi } from "./hosted-api.ts";
import { startHostedProject, type HostedProject } from "./hosted-project.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { runSubmissions } from "../run-command.ts";

describe.skipIf(postgresSkipReason)("npm run submissions on a hosted project", () => {
  let project: HostedProject;
  let api: HostedApi;
  let environment: Record<string, string>;

  beforeAll(async () => {
    project = await startHostedProject();
    api = await serveHostedApi(project);
    environment = { SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey };
    await project.owner.run(`
      insert into public.salary_report_downloads (email, created_at)
      select 'n' || n || '@example.com', timestamptz '2026-01-01 10:00:00.000001+00' + (n / 700) * interval '1 microsecond'
      from generate_series(1, 2500) n`);
  });
  afterAll(async () => {
    api.close();
    await project.stop();
  });

  const emails = async (...extraArguments: string[]) => {
    const { code, output, errors } = await runSubmissions(
      ["salary_report_downloads", "--json", ...extraArguments],
      environment,
    );
    expect([code, errors]).toEqual([0, ""]);
    return (JSON.parse(output) as { email: string; created_at: string }[]).map(({ email }) => email);
  };

  it("prints every row once, oldest first, from any number of pages", async () => {
    const rows = await project.owner.query<{ email: string }>(
      "select email from public.salary_report_downloads order by created_at, id",
    );
    expect(await emails()).toEqual(rows.map(({ email }) => email));
  });

  it("prints only rows that are recent enough", async () => {
    await project.owner.run("insert into public.salary_report_downloads (email) values ('new@example.com')");
    expect(await emails("--since", "1d")).toEqual(["new@example.com"]);
  });

  it("reports in one line that the key is rejected", async () => {
    const { code, errors } = await runSubmissions(["salary_report_downloads"], {
      ...environment,
      SUPABASE_SECRET_KEY: "sb_secret_wrong",
    });
    expect([code, errors.trim()]).toEqual([
      1,
      `Supabase at ${api.url} rejected the request: Invalid API key.`,
    ]);
  });
});

if (postgresSkipReason) console.log(`Submissions of a hosted project: skipped, ${postgresSkipReason}.`);
